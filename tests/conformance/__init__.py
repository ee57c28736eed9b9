"""What holds for every title of the collection, and for the small one of the tests."""
