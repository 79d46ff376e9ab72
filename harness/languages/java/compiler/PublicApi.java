package compiler;

import com.sun.source.tree.Tree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePath;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;
import probe.Json;

/** What classes declare, and inherit from others of the submission, with positions; from a library, which class. */
final class PublicApi {
    /** No class of an assignment has as many. Finding the place of one takes longer, the more there are. */
    private static final int MAX_MEMBERS = 1_000;

    private final Elements elements;
    private final Types types;
    private final Trees trees;
    private final List<SourceFile> files;

    private PublicApi(JavacTask task, List<SourceFile> files) {
        this.files = files;
        elements = task.getElements();
        types = task.getTypes();
        trees = Trees.instance(task);
    }

    static Map<String, Object> read(JavacTask task, List<Request.Source> roots, List<SourceFile> files) {
        PublicApi api = new PublicApi(task, files);
        Map<String, Object> classes = new LinkedHashMap<>();
        for (Request.Source root : roots) {
            TypeElement type = api.elements.getTypeElement(root.name());
            if (type != null && api.trees.getPath(type) != null) classes.put(root.name(), api.describe(type));
        }
        return classes;
    }

    private Map<String, Object> describe(TypeElement type) {
        Map<String, Object> described = position(type, type);
        described.put("modifiers", modifiers(type));
        described.put("kind", kind(type));
        List<Map<String, Object>> members = new ArrayList<>();
        List<ExecutableElement> methods = new ArrayList<>();
        TypeElement owner = type;
        for (; owner != null && trees.getPath(owner) != null; owner = superclass(owner)) {
            for (Element member : owner.getEnclosedElements()) {
                if (members.size() == MAX_MEMBERS) break;
                if (isDeclared(member, owner) && (owner == type || isInherited(member, methods, type))) {
                    members.add(member(member, type));
                    if (member instanceof ExecutableElement method) methods.add(method);
                }
            }
        }
        for (ExecutableElement method : defaultMethods(type)) {
            if (members.size() < MAX_MEMBERS && isInherited(method, methods, type)) {
                members.add(member(method, type));
                methods.add(method);
            }
        }
        described.put("members", members);
        described.put("inheritsFrom", publicAncestor(owner));
        return described;
    }

    /** As it is written: {@code class}, {@code enum}. */
    private static String kind(Element type) {
        return type.getKind().name().toLowerCase(java.util.Locale.ROOT);
    }

    /** Those of its interfaces in the submission, and of what these extend. */
    private List<ExecutableElement> defaultMethods(TypeElement type) {
        return elements.getAllMembers(type).stream()
            .filter(member -> member.getModifiers().contains(Modifier.DEFAULT) && trees.getPath(member) != null)
            .map(ExecutableElement.class::cast)
            .toList();
    }

    /** `above` or the next public class above it that leaves public members to whatever extends it; empty when none does. */
    private String publicAncestor(TypeElement above) {
        TypeElement known = above;
        for (TypeElement owner = above; owner != null; owner = superclass(owner)) {
            if (isPublic(owner)) known = owner;
            boolean leavesAny = owner.getEnclosedElements().stream().anyMatch(this::isPublicMember);
            if (leavesAny) return TypeNames.of(types.erasure(known.asType()));
        }
        return "";
    }

    /** Each class has the public methods of java.lang.Object, and may override them. */
    private boolean isPublicMember(Element member) {
        if (!isPublic(member) || member.getKind() == ElementKind.CONSTRUCTOR) return false;
        List<? extends Element> ofObjects = elements.getTypeElement("java.lang.Object").getEnclosedElements();
        return ofObjects.stream().noneMatch(general -> isPublic(general) && isSameMethod(member, general));
    }

    private boolean isSameMethod(Element member, Element general) {
        if (member.equals(general)) return true;
        return member instanceof ExecutableElement method
            && general instanceof ExecutableElement above
            && elements.overrides(method, above, (TypeElement) method.getEnclosingElement());
    }

    private static boolean isPublic(Element element) {
        return element.getModifiers().contains(Modifier.PUBLIC);
    }

    private static TypeElement superclass(TypeElement type) {
        TypeMirror above = type.getSuperclass();
        return above.getKind() == TypeKind.DECLARED ? (TypeElement) ((DeclaredType) above).asElement() : null;
    }

    /** The constructor that a class without one gets is not the student's. */
    private boolean isDeclared(Element member, TypeElement owner) {
        boolean implied = elements.getOrigin(member) == Elements.Origin.MANDATED && owner.getKind() == ElementKind.CLASS;
        return !implied && member.getKind() != ElementKind.STATIC_INIT && member.getKind() != ElementKind.INSTANCE_INIT;
    }

    /** `below`: the methods of the class and of those between; what they override is not inherited. */
    private boolean isInherited(Element member, List<ExecutableElement> below, TypeElement type) {
        if (member.getKind() == ElementKind.CONSTRUCTOR || member.getModifiers().contains(Modifier.PRIVATE)) return false;
        return !(member instanceof ExecutableElement above)
            || below.stream().noneMatch(method -> method.equals(above) || elements.overrides(method, above, type));
    }

    private Map<String, Object> member(Element member, TypeElement type) {
        Map<String, Object> described = position(member, type);
        described.put("modifiers", modifiers(member));
        if (member instanceof ExecutableElement method) {
            boolean constructor = method.getKind() == ElementKind.CONSTRUCTOR;
            ExecutableType seen = (ExecutableType) seen(method, type);
            List<? extends TypeMirror> thrown = seen.getThrownTypes();
            described.putAll(Json.object(
                    "kind", constructor ? "constructor" : "method",
                    "name", (constructor ? type : method).getSimpleName().toString(),
                    "type", constructor ? "" : TypeNames.of(seen.getReturnType()), "parameters", parameters(method, seen),
                    "throws", thrown.stream().filter(this::isChecked).map(TypeNames::of).toList()));
        } else {
            boolean field = member instanceof VariableElement;
            described.putAll(Json.object(
                    "kind", field ? "field" : "type", "name", member.getSimpleName().toString(),
                    "type", field ? TypeNames.of(seen(member, type)) : kind(member), "parameters", List.of(), "throws", List.of()));
        }
        return described;
    }

    /** Its type in that class: what is general in a superclass is not below it. */
    private TypeMirror seen(Element member, TypeElement type) {
        return types.asMemberOf((DeclaredType) type.asType(), member);
    }

    /** Must whoever calls the method catch it, or declare it as well? */
    private boolean isChecked(TypeMirror thrown) {
        return List.of("java.lang.RuntimeException", "java.lang.Error").stream()
            .noneMatch(name -> types.isSubtype(thrown, elements.getTypeElement(name).asType()));
    }

    private static List<Map<String, Object>> parameters(ExecutableElement method, ExecutableType seen) {
        List<Map<String, Object>> parameters = new ArrayList<>();
        for (VariableElement parameter : method.getParameters()) {
            String type = TypeNames.of(seen.getParameterTypes().get(parameters.size()));
            parameters.add(Map.of("type", type, "name", parameter.getSimpleName().toString()));
        }
        return parameters;
    }

    /** Without `default`: to who calls it, such a method is like any other. */
    private static List<String> modifiers(Element element) {
        return element.getModifiers().stream()
            .filter(modifier -> modifier != Modifier.DEFAULT)
            .map(Modifier::toString)
            .collect(Collectors.toList());
    }

    /** Where the element is written; an implied one has the place of its class. */
    private Map<String, Object> position(Element element, TypeElement type) {
        TreePath path = trees.getPath(element);
        if (path == null) path = trees.getPath(type);
        Tree tree = path.getLeaf();
        long offset = trees.getSourcePositions().getStartPosition(path.getCompilationUnit(), tree);
        SourceFile file = SourceFile.find(path.getCompilationUnit().getSourceFile(), files);
        int[] at = file == null ? new int[] {1, 1} : file.position(offset);
        return Json.object("path", file == null ? "" : file.path(), "line", at[0], "column", at[1]);
    }
}
