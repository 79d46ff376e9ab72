package probe;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import probe.instrument.Instruments;

/** The observation `size` of harness/contracts/observations.ts, by the cost model. */
final class Measurement {
    private static final int TYPES = 10;
    private static final int PLACES = 20;
    /** Bytes: a comparator or two, an empty list. */
    private static final int LITTLE = 128;

    private record Tally(String type, long objects, long bytes) {}

    private final Instruments instruments;
    private final SubjectLoader loader;

    Measurement(Instruments instruments, SubjectLoader loader) {
        this.instruments = instruments;
        this.loader = loader;
    }

    /** Of all that can be reached from {@code roots}; {@code queues} is null when they were not asked for. */
    Map<String, Object> size(List<?> roots, Instruments.KeptQueues queues) {
        return guarded(() -> observe(new Walk(instruments).from(roots), queues));
    }

    /**
     * What static fields hold, when it is much compared with what these objects take: an object of the same kind is to be made
     * then, to see whether each leaves something there. Else null.
     */
    Walk besides(List<?> roots) {
        return guarded(() -> {
            Walk own = new Walk(instruments).from(roots);
            long alone = own.bytes();
            List<Object> shared = Shared.held(loader.loaded());
            long beside = own.from(shared).bytes() - alone;
            return beside > Math.max(LITTLE, alone / 4) ? new Walk(instruments).from(shared) : null;
        });
    }

    /** The same, with what static fields have come to hold besides; what was exchanged for as much is not charged. */
    Map<String, Object> sizeWithLeft(List<?> roots, Walk before, Instruments.KeptQueues queues) {
        return guarded(() -> {
            List<Object> shared = Shared.held(loader.loaded());
            boolean more = new Walk(instruments).from(shared).bytes() > before.bytes();
            Walk walk = new Walk(instruments).from(roots);
            return observe(more ? walk.knowing(before).from(shared) : walk, queues);
        });
    }

    private static <T> T guarded(Supplier<T> work) {
        try {
            return work.get();
        } catch (RuntimeException cause) {
            throw new Fault("The probe could not measure an object", cause);
        }
    }

    private Map<String, Object> observe(Walk walk, Instruments.KeptQueues queues) {
        Map<String, Object> seen = new LinkedHashMap<>();
        seen.put("kind", "size");
        seen.put("method", "model");
        seen.put("bytes", walk.bytes());
        seen.put("instances", 1);
        seen.put("parts", walk.parts());
        seen.put("types", types(walk));
        seen.put("shared", shared(walk));
        seen.put("queues", queues == null ? null : queues(queues));
        return seen;
    }

    private Map<String, Object> queues(Instruments.KeptQueues kept) {
        return Map.of(
                "bytes", new Walk(instruments).from(kept.queues()).bytes(),
                "queues", kept.queues().size(),
                "maxSize", kept.maxSize(),
                "finalSize", kept.finalSize());
    }

    /** Uncharged places, and then what could not be looked into. */
    private List<String> shared(Walk walk) {
        List<String> places = new ArrayList<>(Shared.in(loader.loaded(), instruments));
        for (String field : walk.unreadable()) {
            if (places.size() < PLACES) places.add(Texts.cut("what field " + field + " of the Java platform holds", 300));
        }
        return places;
    }

    /** The ten that take most. Classes of one name are told together. */
    private static List<Map<String, Object>> types(Walk walk) {
        Map<String, Tally> tallies = new HashMap<>();
        for (Walk.Kind kind : walk.kinds()) {
            tallies.merge(name(kind.type), new Tally(name(kind.type), kind.objects, kind.bytes), (a, b) ->
                    new Tally(a.type, a.objects + b.objects, a.bytes + b.bytes));
        }
        return tallies.values().stream()
                .sorted(Comparator.comparingLong(Tally::bytes).reversed().thenComparing(Tally::type))
                .limit(TYPES)
                .map(tally -> Map.<String, Object>of(
                        "type", tally.type, "objects", tally.objects, "bytes", tally.bytes))
                .toList();
    }

    /** The class of a lambda has a number and an address in its name, which differ from run to run. */
    private static String name(Class<?> type) {
        String name = Texts.typeName(type);
        int lambda = type.isHidden() ? name.indexOf("$$Lambda") : -1;
        return lambda < 0 ? name : name.substring(0, lambda) + "$$Lambda";
    }
}
