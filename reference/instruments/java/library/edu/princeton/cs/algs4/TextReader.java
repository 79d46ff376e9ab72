package edu.princeton.cs.algs4;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.InputMismatchException;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import java.util.Scanner;
import java.util.function.Function;
import java.util.regex.Pattern;

/** Reads tokens, lines and characters from a text, for In and StdIn. */
final class TextReader {
    private static final Pattern WHITESPACE = Pattern.compile("\\p{javaWhitespace}+");
    private static final Pattern EMPTY = Pattern.compile("");
    private static final Pattern EVERYTHING = Pattern.compile("\\A");

    private final Scanner scanner;
    private final String source;

    TextReader(Scanner scanner, String source) {
        this.scanner = scanner.useLocale(Locale.US);
        this.source = source;
    }

    TextReader(InputStream stream, String source) {
        this(new Scanner(stream, StandardCharsets.UTF_8), source);
    }

    boolean isEmpty() {
        return !scanner.hasNext();
    }

    boolean hasNextLine() {
        return scanner.hasNextLine();
    }

    boolean hasNextChar() {
        scanner.useDelimiter(EMPTY);
        boolean has = scanner.hasNext();
        scanner.useDelimiter(WHITESPACE);
        return has;
    }

    String readLine() {
        return scanner.hasNextLine() ? scanner.nextLine() : null;
    }

    char readChar() {
        scanner.useDelimiter(EMPTY);
        try {
            return scanner.next().charAt(0);
        } catch (NoSuchElementException none) {
            throw noMore("char");
        } finally {
            scanner.useDelimiter(WHITESPACE);
        }
    }

    String readAll() {
        if (!scanner.hasNextLine()) return "";
        String all = scanner.useDelimiter(EVERYTHING).next();
        scanner.useDelimiter(WHITESPACE);
        return all;
    }

    /** The next token, read by {@code next}. */
    <T> T read(String type, Function<Scanner, T> next) {
        try {
            return next.apply(scanner);
        } catch (InputMismatchException wrong) {
            throw new InputMismatchException("attempts to read a value of type '" + type + "' from "
                    + source + ", but the next token is \"" + scanner.next() + "\"");
        } catch (NoSuchElementException none) {
            throw noMore(type);
        }
    }

    boolean readBoolean() {
        String token = read("boolean", Scanner::next);
        if (token.equalsIgnoreCase("true") || token.equals("1")) return true;
        if (token.equalsIgnoreCase("false") || token.equals("0")) return false;
        throw new InputMismatchException("attempts to read a value of type 'boolean' from " + source
                + ", but the next token is \"" + token + "\"");
    }

    String[] readAllStrings() {
        List<String> tokens = new ArrayList<>();
        while (scanner.hasNext()) tokens.add(scanner.next());
        return tokens.toArray(new String[0]);
    }

    String[] readAllLines() {
        List<String> lines = new ArrayList<>();
        while (hasNextLine()) lines.add(readLine());
        return lines.toArray(new String[0]);
    }

    int[] readAllInts() {
        return Arrays.stream(readAllStrings()).mapToInt(Integer::parseInt).toArray();
    }

    long[] readAllLongs() {
        return Arrays.stream(readAllStrings()).mapToLong(Long::parseLong).toArray();
    }

    double[] readAllDoubles() {
        return Arrays.stream(readAllStrings()).mapToDouble(Double::parseDouble).toArray();
    }

    void close() {
        scanner.close();
    }

    private NoSuchElementException noMore(String type) {
        return new NoSuchElementException("attempts to read a value of type '" + type + "' from " + source
                + ", but no more input is available");
    }
}
