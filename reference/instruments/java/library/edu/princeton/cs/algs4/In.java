package edu.princeton.cs.algs4;

import counting.ScriptFiles;
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.Scanner;

/**
 * Reads from a file, a page or a scanner. Files are those of the script first; where there is nothing of the name, as
 * for all pages in a sandbox, the constructor says so.
 */
public final class In {
    private interface Source {
        InputStream open() throws IOException;
    }

    private final TextReader reader;

    public In() {
        reader = new TextReader(System.in, "standard input");
    }

    public In(Socket socket) {
        reader = open(socket, () -> socket.getInputStream());
    }

    public In(URL url) {
        reader = open(url, () -> url.openStream());
    }

    public In(File file) {
        reader = open(file, () -> openFile(file.getPath()));
    }

    /** Reads from a file or page of that name. */
    public In(String name) {
        if (name == null) throw new IllegalArgumentException("argument is null");
        if (name.length() == 0) throw new IllegalArgumentException("argument is the empty string");
        reader = open(name, () -> isFile(name) ? openFile(name) : new URL(name).openStream());
    }

    public In(Scanner scanner) {
        if (scanner == null) throw new IllegalArgumentException("scanner argument is null");
        reader = new TextReader(scanner, "the scanner");
    }

    /** Does the stream exist? It does, since the constructor would have thrown otherwise. */
    public boolean exists() {
        return true;
    }

    public boolean isEmpty() {
        return reader.isEmpty();
    }

    public boolean hasNextLine() {
        return reader.hasNextLine();
    }

    public boolean hasNextChar() {
        return reader.hasNextChar();
    }

    /** The rest of the line, or null when there is none. */
    public String readLine() {
        return reader.readLine();
    }

    public char readChar() {
        return reader.readChar();
    }

    public String readAll() {
        return reader.readAll();
    }

    public String readString() {
        return reader.read("String", Scanner::next);
    }

    public int readInt() {
        return reader.read("int", Scanner::nextInt);
    }

    public double readDouble() {
        return reader.read("double", Scanner::nextDouble);
    }

    public float readFloat() {
        return reader.read("float", Scanner::nextFloat);
    }

    public long readLong() {
        return reader.read("long", Scanner::nextLong);
    }

    public short readShort() {
        return reader.read("short", Scanner::nextShort);
    }

    public byte readByte() {
        return reader.read("byte", Scanner::nextByte);
    }

    /** The next token as a truth value: true, false, 1 or 0. */
    public boolean readBoolean() {
        return reader.readBoolean();
    }

    public String[] readAllStrings() {
        return reader.readAllStrings();
    }

    public String[] readAllLines() {
        return reader.readAllLines();
    }

    public int[] readAllInts() {
        return reader.readAllInts();
    }

    public long[] readAllLongs() {
        return reader.readAllLongs();
    }

    public double[] readAllDoubles() {
        return reader.readAllDoubles();
    }

    public void close() {
        reader.close();
    }

    @Deprecated
    public static int[] readInts(String filename) {
        return new In(filename).readAllInts();
    }

    @Deprecated
    public static double[] readDoubles(String filename) {
        return new In(filename).readAllDoubles();
    }

    @Deprecated
    public static String[] readStrings(String filename) {
        return new In(filename).readAllStrings();
    }

    private static boolean isFile(String name) {
        return ScriptFiles.text(name) != null || new File(name).exists();
    }

    private static InputStream openFile(String name) throws IOException {
        String text = ScriptFiles.text(name);
        if (text == null) return new FileInputStream(name);
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static TextReader open(Object name, Source source) {
        if (name == null) throw new IllegalArgumentException("argument is null");
        try {
            return new TextReader(new BufferedInputStream(source.open()), String.valueOf(name));
        } catch (IOException failure) {
            throw new IllegalArgumentException("Could not open " + name, failure);
        }
    }
}
