package edu.princeton.cs.algs4;

import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** Prints to a file or stream. Where there are none, as in a sandbox, the constructor says so. */
public class Out {
    private final PrintStream out;

    /** Prints to a stream. */
    public Out(OutputStream os) {
        out = new PrintStream(os, true, StandardCharsets.UTF_8);
    }

    /** Prints to standard output. */
    public Out() {
        this(System.out);
    }

    /** Prints to a socket. */
    public Out(Socket socket) {
        try {
            out = new PrintStream(socket.getOutputStream(), true, StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new IllegalArgumentException("could not create output stream from socket", failure);
        }
    }

    /** Prints to a file, whose former content is lost. */
    public Out(String filename) {
        if (filename == null) throw new IllegalArgumentException("argument is null");
        try {
            out = new PrintStream(new FileOutputStream(filename), true, StandardCharsets.UTF_8);
        } catch (IOException failure) {
            throw new IllegalArgumentException("could not create file '" + filename + "' for writing", failure);
        }
    }

    /** Closes the stream. */
    public void close() {
        out.close();
    }

    /** Ends the line. */
    public void println() {
        out.println();
    }

    /** Prints a value and ends the line. */
    public void println(Object x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(boolean x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(char x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(double x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(float x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(int x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(long x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(short x) {
        out.println(x);
    }

    /** Prints a value and ends the line. */
    public void println(byte x) {
        out.println(x);
    }

    /** Prints nothing, at once. */
    public void print() {
        out.flush();
    }

    /** Prints a value. */
    public void print(Object x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(boolean x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(char x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(double x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(float x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(int x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(long x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(short x) {
        out.print(x);
    }

    /** Prints a value. */
    public void print(byte x) {
        out.print(x);
    }

    /** Prints a formatted text. */
    public void printf(String format, Object... args) {
        out.printf(Locale.US, format, args);
    }

    /** Prints a formatted text in the manner of a locale. */
    public void printf(Locale locale, String format, Object... args) {
        out.printf(locale, format, args);
    }
}
