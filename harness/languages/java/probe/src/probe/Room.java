package probe;

import java.util.Map;

/** How much one row may tell: a frame that is longer than the channel takes would be held for tampering. */
final class Room {
    /** Characters; each is at most two bytes of a frame. */
    private static final int ROW_CHARACTERS = 6 << 20;
    /** Others than plain ones are escaped. */
    private static final int ESCAPED = 3;

    private int left = ROW_CHARACTERS;

    /** Another row begins. */
    void clear() {
        left = ROW_CHARACTERS;
    }

    /** As much of the text as there is room for, and at most so many characters. */
    String take(String text, int most) {
        String cut = Texts.cut(text, most);
        int weight = isPlain(cut) ? 1 : ESCAPED;
        String taken = Texts.cut(cut, left / weight);
        left -= weight * taken.length();
        return taken;
    }

    /** What can only be told whole: is there room for it? */
    boolean takeAll(Map<String, Object> told) {
        int cost = Json.write(told).length();
        if (cost > left) return false;
        left -= cost;
        return true;
    }

    private static boolean isPlain(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if ((c < ' ' || c > '~') && c != '\n' && c != '\r' && c != '\t') return false;
        }
        return true;
    }
}
