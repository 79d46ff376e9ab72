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

    public Out(OutputStream os) {
        out = new PrintStream(os, true, StandardCharsets.UTF_8);
    }

    public Out() {
        this(System.out);
    }

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

    public void close() {
        out.close();
    }

    public void println() {
        out.println();
    }

    public void println(Object x) {
        out.println(x);
    }

    public void println(boolean x) {
        out.println(x);
    }

    public void println(char x) {
        out.println(x);
    }

    public void println(double x) {
        out.println(x);
    }

    public void println(float x) {
        out.println(x);
    }

    public void println(int x) {
        out.println(x);
    }

    public void println(long x) {
        out.println(x);
    }

    public void println(short x) {
        out.println(x);
    }

    public void println(byte x) {
        out.println(x);
    }

    /** Prints nothing, at once. */
    public void print() {
        out.flush();
    }

    public void print(Object x) {
        out.print(x);
    }

    public void print(boolean x) {
        out.print(x);
    }

    public void print(char x) {
        out.print(x);
    }

    public void print(double x) {
        out.print(x);
    }

    public void print(float x) {
        out.print(x);
    }

    public void print(int x) {
        out.print(x);
    }

    public void print(long x) {
        out.print(x);
    }

    public void print(short x) {
        out.print(x);
    }

    public void print(byte x) {
        out.print(x);
    }

    public void printf(String format, Object... args) {
        out.printf(Locale.US, format, args);
    }

    public void printf(Locale locale, String format, Object... args) {
        out.printf(locale, format, args);
    }
}
