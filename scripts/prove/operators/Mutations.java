import com.sun.source.tree.*;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.tools.ToolProvider;

/**
 * Lists every place where an operator changes a Java source: {@code java Mutations.java FILE...}. One line of JSON for each:
 * file, operator, start, end, replacement. The files are parsed by the compiler itself, whose tree has exact places; nothing
 * is resolved, so that what does not compile is left to whoever grades it. Keep the operators as in {@code typescript.ts}.
 */
public class Mutations extends TreeScanner<Void, Void> {
    private static final Map<Tree.Kind, String> BOUNDARY = Map.of(
            Tree.Kind.LESS_THAN, "<=", Tree.Kind.LESS_THAN_EQUAL, "<",
            Tree.Kind.GREATER_THAN, ">=", Tree.Kind.GREATER_THAN_EQUAL, ">");
    private static final Map<Tree.Kind, String> NEGATED = Map.of(
            Tree.Kind.LESS_THAN, ">=", Tree.Kind.LESS_THAN_EQUAL, ">", Tree.Kind.GREATER_THAN, "<=",
            Tree.Kind.GREATER_THAN_EQUAL, "<", Tree.Kind.EQUAL_TO, "!=", Tree.Kind.NOT_EQUAL_TO, "==");
    private static final Map<Tree.Kind, String> MATH = Map.of(
            Tree.Kind.PLUS, "-", Tree.Kind.MINUS, "+", Tree.Kind.MULTIPLY, "/", Tree.Kind.DIVIDE, "*",
            Tree.Kind.REMAINDER, "*", Tree.Kind.AND, "|", Tree.Kind.OR, "&", Tree.Kind.XOR, "&",
            Tree.Kind.LEFT_SHIFT, ">>", Tree.Kind.UNSIGNED_RIGHT_SHIFT, "<<");
    private static final Map<Tree.Kind, String> LOGICAL =
            Map.of(Tree.Kind.CONDITIONAL_AND, "||", Tree.Kind.CONDITIONAL_OR, "&&");
    private static final Map<Tree.Kind, String> ASSIGNED =
            Map.of(Tree.Kind.PLUS_ASSIGNMENT, "-=", Tree.Kind.MINUS_ASSIGNMENT, "+=");
    private static final Map<Tree.Kind, String> STEPPED = Map.of(
            Tree.Kind.POSTFIX_INCREMENT, "--", Tree.Kind.PREFIX_INCREMENT, "--",
            Tree.Kind.POSTFIX_DECREMENT, "++", Tree.Kind.PREFIX_DECREMENT, "++");

    private final String file;
    private final String text;
    private final CompilationUnitTree unit;
    private final SourcePositions places;
    private final Set<String> fields = new HashSet<>();
    private MethodTree method;

    private Mutations(String file, String text, CompilationUnitTree unit, SourcePositions places) {
        this.file = file;
        this.text = text;
        this.unit = unit;
        this.places = places;
    }

    public static void main(String[] args) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var manager = compiler.getStandardFileManager(null, null, null);
        for (String file : args) {
            var sources = manager.getJavaFileObjects(Path.of(file));
            var task = (JavacTask) compiler.getTask(null, manager, null, List.of("-proc:none"), null, sources);
            var places = Trees.instance(task).getSourcePositions();
            for (var unit : task.parse()) new Mutations(file, Files.readString(Path.of(file)), unit, places).scan(unit, null);
        }
    }

    @Override
    public Void visitImport(ImportTree tree, Void nothing) {
        return null;
    }

    @Override
    public Void visitClass(ClassTree tree, Void nothing) {
        for (Tree member : tree.getMembers()) if (member instanceof VariableTree field) fields.add(field.getName().toString());
        return super.visitClass(tree, nothing);
    }

    /** The test client is the student's own affair. */
    @Override
    public Void visitMethod(MethodTree tree, Void nothing) {
        if (tree.getName().contentEquals("main")) return null;
        MethodTree outer = method;
        method = tree;
        super.visitMethod(tree, nothing);
        method = outer;
        return null;
    }

    @Override
    public Void visitLambdaExpression(LambdaExpressionTree tree, Void nothing) {
        MethodTree outer = method;
        method = null;
        super.visitLambdaExpression(tree, nothing);
        method = outer;
        return null;
    }

    @Override
    public Void visitBinary(BinaryTree tree, Void nothing) {
        int from = end(tree.getLeftOperand());
        int to = start(tree.getRightOperand());
        between("conditional-boundary", BOUNDARY.get(tree.getKind()), from, to);
        between("negate-conditional", NEGATED.get(tree.getKind()), from, to);
        if (!isText(tree)) between("math", MATH.get(tree.getKind()), from, to);
        String other = LOGICAL.get(tree.getKind());
        between("logical", other, from, to);
        if (other != null) {
            replace("remove-operand", tree, textOf(tree.getLeftOperand()));
            replace("remove-operand", tree, textOf(tree.getRightOperand()));
        }
        return super.visitBinary(tree, nothing);
    }

    private boolean isText(Tree tree) {
        if (tree.getKind() == Tree.Kind.STRING_LITERAL) return true;
        return tree instanceof BinaryTree both && (isText(both.getLeftOperand()) || isText(both.getRightOperand()));
    }

    @Override
    public Void visitUnary(UnaryTree tree, Void nothing) {
        String step = STEPPED.get(tree.getKind());
        String operand = textOf(tree.getExpression());
        if (step != null) replace("increments", tree, textOf(tree).startsWith(operand) ? operand + step : step + operand);
        if (tree.getKind() == Tree.Kind.UNARY_MINUS) replace("invert-negatives", tree, operand);
        if (tree.getKind() == Tree.Kind.LOGICAL_COMPLEMENT) replace("remove-not", tree, operand);
        return super.visitUnary(tree, nothing);
    }

    @Override
    public Void visitCompoundAssignment(CompoundAssignmentTree tree, Void nothing) {
        between("math", ASSIGNED.get(tree.getKind()), end(tree.getVariable()), start(tree.getExpression()));
        return super.visitCompoundAssignment(tree, nothing);
    }

    @Override
    public Void visitReturn(ReturnTree tree, Void nothing) {
        if (tree.getExpression() != null && method != null && method.getReturnType() != null) {
            for (String value : valuesFor(method.getReturnType().toString())) replace("return-values", tree.getExpression(), value);
        }
        return super.visitReturn(tree, nothing);
    }

    private static List<String> valuesFor(String type) {
        return switch (type) {
            case "boolean" -> List.of("true", "false");
            case "int", "long", "short", "double" -> List.of("0", "1");
            case "String" -> List.of("\"\"");
            default -> List.of("null");
        };
    }

    @Override
    public Void visitExpressionStatement(ExpressionStatementTree tree, Void nothing) {
        ExpressionTree inner = tree.getExpression();
        if (inner instanceof MethodInvocationTree) replace("void-call-removed", tree, ";");
        if (inner instanceof AssignmentTree assignment) {
            replace("remove-assignment", tree, ";");
            if (isField(assignment.getVariable())) {
                for (String value : List.of("0", "null", "false")) replace("member-variable", assignment.getExpression(), value);
            }
        }
        if (inner instanceof CompoundAssignmentTree || inner instanceof UnaryTree) replace("remove-assignment", tree, ";");
        return super.visitExpressionStatement(tree, nothing);
    }

    private boolean isField(ExpressionTree variable) {
        return variable instanceof MemberSelectTree || variable instanceof IdentifierTree name && fields.contains(name.toString());
    }

    @Override
    public Void visitIf(IfTree tree, Void nothing) {
        condition(((ParenthesizedTree) tree.getCondition()).getExpression());
        if (tree.getElseStatement() != null) replace("remove-else", tree.getElseStatement(), "{ }");
        return super.visitIf(tree, nothing);
    }

    @Override
    public Void visitConditionalExpression(ConditionalExpressionTree tree, Void nothing) {
        replace("remove-conditional", tree, textOf(tree.getTrueExpression()));
        replace("remove-conditional", tree, textOf(tree.getFalseExpression()));
        return super.visitConditionalExpression(tree, nothing);
    }

    private void condition(ExpressionTree tree) {
        replace("remove-conditional", tree, "true");
        replace("remove-conditional", tree, "false");
    }

    @Override
    public Void visitContinue(ContinueTree tree, Void nothing) {
        replace("remove-jump", tree, ";");
        return null;
    }

    @Override
    public Void visitBreak(BreakTree tree, Void nothing) {
        replace("remove-jump", tree, ";");
        return null;
    }

    /** What an exception says is free. */
    @Override
    public Void visitThrow(ThrowTree tree, Void nothing) {
        return null;
    }

    @Override
    public Void visitLiteral(LiteralTree tree, Void nothing) {
        Object value = tree.getValue();
        if (value instanceof Integer number) {
            replace("constants", tree, Integer.toString(number + 1));
            if (number > 0) replace("constants", tree, Integer.toString(number - 1));
        }
        if (value instanceof Boolean truth) replace("constants", tree, Boolean.toString(!truth));
        if (value instanceof String text && !text.isEmpty()) replace("constants", tree, "\"\"");
        return null;
    }

    @Override
    public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
        arguments(tree, tree.getArguments());
        if (tree.getMethodSelect() instanceof MemberSelectTree select) replace("naked-receiver", tree, textOf(select.getExpression()));
        return super.visitMethodInvocation(tree, nothing);
    }

    @Override
    public Void visitNewClass(NewClassTree tree, Void nothing) {
        replace("constructor-call", tree, "null");
        exchange(tree.getArguments());
        return super.visitNewClass(tree, nothing);
    }

    private void arguments(Tree call, List<? extends ExpressionTree> list) {
        for (ExpressionTree one : list) replace("argument-propagation", call, textOf(one));
        exchange(list);
    }

    private void exchange(List<? extends ExpressionTree> list) {
        for (int i = 0; i + 1 < list.size(); i++) {
            String gap = text.substring(end(list.get(i)), start(list.get(i + 1)));
            put("argument-exchange", start(list.get(i)), end(list.get(i + 1)), textOf(list.get(i + 1)) + gap + textOf(list.get(i)));
        }
    }

    @Override
    public Void visitArrayAccess(ArrayAccessTree tree, Void nothing) {
        if (tree.getExpression() instanceof ArrayAccessTree outer) {
            String array = textOf(outer.getExpression());
            replace("index-exchange", tree, array + "[" + textOf(tree.getIndex()) + "][" + textOf(outer.getIndex()) + "]");
        }
        return super.visitArrayAccess(tree, nothing);
    }

    private int start(Tree tree) {
        return (int) places.getStartPosition(unit, tree);
    }

    private int end(Tree tree) {
        return (int) places.getEndPosition(unit, tree);
    }

    private String textOf(Tree tree) {
        return text.substring(start(tree), end(tree));
    }

    private void replace(String operator, Tree tree, String replacement) {
        put(operator, start(tree), end(tree), replacement);
    }

    private void between(String operator, String symbol, int from, int to) {
        if (symbol == null) return;
        // Parentheses about an operand belong to it, not to what lies between.
        String gap = text.substring(from, to);
        put(operator, from, to, gap.replaceAll("[^\\s()]+", java.util.regex.Matcher.quoteReplacement(symbol)));
    }

    private void put(String operator, int start, int end, String replacement) {
        if (text.substring(start, end).equals(replacement)) return;
        System.out.printf("{\"file\":%s,\"operator\":%s,\"start\":%d,\"end\":%d,\"replacement\":%s}%n",
                json(file), json(operator), start, end, json(replacement));
    }

    private static String json(String value) {
        return "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"").replace("\n", "\\n").replace("\t", "\\t") + "\"";
    }
}
