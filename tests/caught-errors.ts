import ts from 'typescript';

/** Functions of other files that report their argument. */
const reporters = ['report', 'failureText', 'failureErrors', 'scheduleRefusal', 'authErrorText'];

const isFunction = (node: ts.Node | undefined): node is ts.FunctionLikeDeclaration =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node));

/** Catches, as 'line: text', that neither throw, nor report, nor have a comment 'Harmless: …' with the reason. */
export function silentCatches(name: string, text: string): string[] {
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const heard = new Set([...reporters, ...reportersIn(source)]);
  const silent: string[] = [];
  walk(source, (node) => {
    const caught = caughtBy(node);
    if (!caught || isHeard(caught, heard) || saysWhy(node)) return;
    const { line } = source.getLineAndCharacterOfPosition(caught.getStart());
    silent.push(`${line + 1}: ${caught.getText().split('\n')[0]}`);
  });
  return silent;
}

/** Names of the functions that call a reporter, directly or through each other. */
export function reportersIn(source: ts.SourceFile): Set<string> {
  const found = new Set<string>();
  for (let before = -1; before < found.size; ) {
    before = found.size;
    walk(source, (node) => {
      const named = ts.isFunctionDeclaration(node) || ts.isVariableDeclaration(node) ? node : null;
      const body = ts.isVariableDeclaration(node) ? node.initializer : node;
      if (!named?.name || !isFunction(body)) return;
      if (calls(body, new Set([...reporters, ...found]))) found.add(named.name.getText());
    });
  }
  return found;
}

/** A catch clause, or the handler in .catch(handler) and .then(…, handler). */
function caughtBy(node: ts.Node): ts.Node | undefined {
  if (ts.isCatchClause(node)) return node;
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
  const method = node.expression.name.text;
  if (method === 'catch') return node.arguments[0];
  return method === 'then' ? node.arguments[1] : undefined;
}

function isHeard(caught: ts.Node, heard: Set<string>): boolean {
  if (ts.isIdentifier(caught)) return heard.has(caught.text);
  return calls(caught, heard) || contains(caught, ts.isThrowStatement);
}

/** The comment is in the clause, or in the statement around the handler. */
function saysWhy(node: ts.Node): boolean {
  let within = node;
  while (!ts.isCatchClause(within) && !ts.isStatement(within) && within.parent) {
    within = within.parent;
  }
  // The comment can be above an enclosing if.
  while (within.parent && ts.isIfStatement(within.parent) && !ts.isBlock(within)) {
    within = within.parent;
  }
  return /\/\/ Harmless: \S/.test(within.getFullText());
}

const calls = (node: ts.Node, names: Set<string>) =>
  contains(
    node,
    (each) =>
      ts.isCallExpression(each) &&
      ts.isIdentifier(each.expression) &&
      names.has(each.expression.text),
  );

function contains(node: ts.Node, is: (node: ts.Node) => boolean): boolean {
  let found = false;
  walk(node, (each) => {
    found ||= is(each);
  });
  return found;
}

function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  ts.forEachChild(node, (child) => walk(child, visit));
}
