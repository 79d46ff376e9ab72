package probe;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The same calls as a JUnit suite: one test for each file of requests, in one process. */
final class ReplayTest {
    @TestFactory
    Stream<DynamicTest> checks() {
        Path student = Path.of(System.getProperty("student"));
        Path substitutes = Path.of(System.getProperty("substitutes"));
        return List.of(System.getProperty("requests").split(":")).stream()
                .map(file -> DynamicTest.dynamicTest(file, () -> Replay.run(student, substitutes, List.of(file))));
    }
}
