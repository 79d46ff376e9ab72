package compiler;

import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.WildcardType;

/** Types as a student writes them: simple names, type arguments kept, annotations left out. */
final class TypeNames {
    private TypeNames() {}

    static String of(TypeMirror type) {
        if (type instanceof ArrayType array) return of(array.getComponentType()) + "[]";
        if (type instanceof WildcardType wildcard) return wildcard(wildcard);
        if (type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element) {
            String arguments = declared.getTypeArguments().stream().map(TypeNames::of).collect(Collectors.joining(", "));
            return name(element) + (arguments.isEmpty() ? "" : "<" + arguments + ">");
        }
        return type.getKind().isPrimitive() ? type.getKind().name().toLowerCase(java.util.Locale.ROOT) : type.toString();
    }

    /** A class of java.lang by its simple name; any other by the name that tells it from one of java.lang. */
    private static String name(TypeElement element) {
        String full = element.getQualifiedName().toString();
        boolean nested = element.getEnclosingElement().getKind() != ElementKind.PACKAGE;
        boolean javaLang = !nested && full.equals("java.lang." + element.getSimpleName());
        return javaLang ? element.getSimpleName().toString() : full;
    }

    private static String wildcard(WildcardType type) {
        if (type.getExtendsBound() != null) return "? extends " + of(type.getExtendsBound());
        return type.getSuperBound() == null ? "?" : "? super " + of(type.getSuperBound());
    }
}
