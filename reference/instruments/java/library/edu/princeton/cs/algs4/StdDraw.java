package edu.princeton.cs.algs4;

/**
 * Draws nothing, so that a submission that draws can be run where there is no screen. Colors and fonts are plain
 * objects, since the library that has them is not under a subject.
 */
public final class StdDraw {
    public static final Object BLACK = "black";
    public static final Object BLUE = "blue";
    public static final Object CYAN = "cyan";
    public static final Object DARK_GRAY = "dark gray";
    public static final Object GRAY = "gray";
    public static final Object GREEN = "green";
    public static final Object LIGHT_GRAY = "light gray";
    public static final Object MAGENTA = "magenta";
    public static final Object ORANGE = "orange";
    public static final Object PINK = "pink";
    public static final Object RED = "red";
    public static final Object WHITE = "white";
    public static final Object YELLOW = "yellow";
    public static final Object BOOK_BLUE = "book blue";
    public static final Object BOOK_LIGHT_BLUE = "book light blue";
    public static final Object BOOK_RED = "book red";
    public static final Object PRINCETON_ORANGE = "princeton orange";

    private StdDraw() {}

    public static void setCanvasSize() {}
    public static void setCanvasSize(int canvasWidth, int canvasHeight) {}
    public static void setXscale() {}
    public static void setYscale() {}
    public static void setScale() {}
    public static void setXscale(double min, double max) {}
    public static void setYscale(double min, double max) {}
    public static void setScale(double min, double max) {}
    public static void clear() {}
    public static void clear(Object color) {}
    public static void setPenRadius() {}
    public static void setPenRadius(double radius) {}
    public static void setPenColor() {}
    public static void setPenColor(Object color) {}
    public static void setPenColor(int red, int green, int blue) {}
    public static void setFont() {}
    public static void setFont(Object font) {}
    public static void setTitle(String title) {}
    public static void line(double x0, double y0, double x1, double y1) {}
    public static void point(double x, double y) {}
    public static void circle(double x, double y, double radius) {}
    public static void filledCircle(double x, double y, double radius) {}
    public static void square(double x, double y, double halfLength) {}
    public static void filledSquare(double x, double y, double halfLength) {}
    public static void rectangle(double x, double y, double halfWidth, double halfHeight) {}
    public static void filledRectangle(double x, double y, double halfWidth, double halfHeight) {}
    public static void polygon(double[] x, double[] y) {}
    public static void filledPolygon(double[] x, double[] y) {}
    public static void arc(double x, double y, double radius, double angle1, double angle2) {}
    public static void picture(double x, double y, String filename) {}
    public static void text(double x, double y, String text) {}
    public static void textLeft(double x, double y, String text) {}
    public static void textRight(double x, double y, String text) {}
    public static void show() {}
    public static void show(int t) {}
    public static void pause(int t) {}
    public static void enableDoubleBuffering() {}
    public static void disableDoubleBuffering() {}
    public static void save(String filename) {}
    public static void close() {}

    /** Always the same: nobody is there. */
    public static double getPenRadius() {
        return 0.002;
    }

    /** Always the same: nobody is there. */
    public static Object getPenColor() {
        return BLACK;
    }

    /** Always the same: nobody is there. */
    public static boolean isMousePressed() {
        return false;
    }

    /** Always the same: nobody is there. */
    public static boolean mousePressed() {
        return false;
    }

    /** Always the same: nobody is there. */
    public static double mouseX() {
        return 0.0;
    }

    /** Always the same: nobody is there. */
    public static double mouseY() {
        return 0.0;
    }

    /** Always the same: nobody is there. */
    public static boolean hasNextKeyTyped() {
        return false;
    }

    /** Never a key: nobody is there. */
    public static boolean isKeyPressed(int keycode) {
        return false;
    }

    /** Always fails: nobody is there. */
    public static char nextKeyTyped() {
        throw new java.util.NoSuchElementException("your program has already processed all keystrokes");
    }
}
