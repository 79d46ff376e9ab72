package edu.princeton.cs.algs4;

import java.io.InputStream;
import java.util.Scanner;

/** Reads from standard input, which under the grader is what the script gives. */
public final class StdIn {
    private static InputStream source;
    private static TextReader reader;

    private StdIn() {}

    public static boolean isEmpty() {
        return reader().isEmpty();
    }

    public static boolean hasNextLine() {
        return reader().hasNextLine();
    }

    public static boolean hasNextChar() {
        return reader().hasNextChar();
    }

    /** The rest of the line, or null when there is none. */
    public static String readLine() {
        return reader().readLine();
    }

    public static char readChar() {
        return reader().readChar();
    }

    public static String readAll() {
        return reader().readAll();
    }

    public static String readString() {
        return reader().read("String", Scanner::next);
    }

    public static int readInt() {
        return reader().read("int", Scanner::nextInt);
    }

    public static double readDouble() {
        return reader().read("double", Scanner::nextDouble);
    }

    public static float readFloat() {
        return reader().read("float", Scanner::nextFloat);
    }

    public static long readLong() {
        return reader().read("long", Scanner::nextLong);
    }

    public static short readShort() {
        return reader().read("short", Scanner::nextShort);
    }

    public static byte readByte() {
        return reader().read("byte", Scanner::nextByte);
    }

    /** The next token as a truth value: true, false, 1 or 0. */
    public static boolean readBoolean() {
        return reader().readBoolean();
    }

    public static String[] readAllStrings() {
        return reader().readAllStrings();
    }

    public static String[] readAllLines() {
        return reader().readAllLines();
    }

    public static int[] readAllInts() {
        return reader().readAllInts();
    }

    public static long[] readAllLongs() {
        return reader().readAllLongs();
    }

    public static double[] readAllDoubles() {
        return reader().readAllDoubles();
    }

    /** The former name of {@link #readAllInts}. */
    @Deprecated
    public static int[] readInts() {
        return readAllInts();
    }

    /** The former name of {@link #readAllDoubles}. */
    @Deprecated
    public static double[] readDoubles() {
        return readAllDoubles();
    }

    /** The former name of {@link #readAllStrings}. */
    @Deprecated
    public static String[] readStrings() {
        return readAllStrings();
    }

    private static TextReader reader() {
        if (source != System.in) {
            source = System.in;
            reader = new TextReader(source, "standard input");
        }
        return reader;
    }
}
