package edu.princeton.cs.algs4;

/** An ordered symbol table, in place of the one that is a search tree. */
public class BST<Key extends Comparable<Key>, Value> extends RankedTable<Key, Value> {}
