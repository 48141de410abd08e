import ts from 'typescript';

export type CodeMutant = {
  /** From the project's root. */
  file: string;
  line: number;
  kind: string;
  before: string;
  after: string;
  /** The file's whole text with the change in it. */
  code: string;
  /** The body of the innermost function around the change; null for code that runs as the module loads. */
  body: Body | null;
};

type Body = {
  start: number;
  end: number;
  /** False for the expression that an arrow function returns. */
  isBlock: boolean;
};

type Change = { kind: string; start: number; end: number; after: string; node: ts.Node };

const flipped = new Map<ts.SyntaxKind, string>([
  [ts.SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [ts.SyntaxKind.ExclamationEqualsEqualsToken, '==='],
  [ts.SyntaxKind.LessThanToken, '<='],
  [ts.SyntaxKind.LessThanEqualsToken, '<'],
  [ts.SyntaxKind.GreaterThanToken, '>='],
  [ts.SyntaxKind.GreaterThanEqualsToken, '>'],
  [ts.SyntaxKind.AmpersandAmpersandToken, '||'],
  [ts.SyntaxKind.BarBarToken, '&&'],
]);

/** Every way to break one statement, condition, operator or number. Types and class names stay as they are. */
export function codeMutantsOf(file: string, text: string): CodeMutant[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const changes: Change[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || isClassName(node)) return;
    changes.push(...changesOf(node, source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return changes.map(({ kind, start, end, after, node }) => ({
    file,
    line: source.getLineAndCharacterOfPosition(start).line + 1,
    kind,
    before: text.slice(start, end),
    after,
    code: text.slice(0, start) + after + text.slice(end),
    body: bodyAround(node, source),
  }));
}

function bodyAround(node: ts.Node, source: ts.SourceFile): Body | null {
  const around = ts.findAncestor(node, ts.isFunctionLike);
  const body = around && 'body' in around ? around.body : undefined;
  if (!body) return null;
  return { start: body.getStart(source), end: body.end, isBlock: ts.isBlock(body) };
}

const isClassName = (node: ts.Node) =>
  (ts.isJsxAttribute(node) && node.name.getText() === 'className') ||
  (ts.isCallExpression(node) && node.expression.getText() === 'classNames');

function changesOf(node: ts.Node, source: ts.SourceFile): Change[] {
  const change = (kind: string, part: ts.Node, after: string): Change => ({
    kind,
    start: part.getStart(source),
    end: part.end,
    after,
    node,
  });
  if (ts.isExpressionStatement(node)) return [change('statement removed', node, ';')];
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) {
    return ['true', 'false'].map((after) => change('condition', node.expression, after));
  }
  if (ts.isConditionalExpression(node)) {
    return ['true', 'false'].map((after) => change('condition', node.condition, after));
  }
  if (ts.isAwaitExpression(node)) {
    return [change('await removed', node, node.expression.getText(source))];
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken) {
    return [change('negation removed', node, node.operand.getText(source))];
  }
  if (ts.isBinaryExpression(node)) {
    const after = flipped.get(node.operatorToken.kind);
    return after ? [change('operator', node.operatorToken, after)] : [];
  }
  if (ts.isNumericLiteral(node)) {
    return [change('number', node, String(Number(node.text.replaceAll('_', '')) + 1))];
  }
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [change('boolean', node, 'false')];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [change('boolean', node, 'true')];
  return [];
}
