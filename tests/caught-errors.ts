import ts from 'typescript';

/** Functions of other files that report their argument. */
const reporters = ['report', 'failureText', 'failureErrors', 'authFailure'];

/** Most files need no parse. */
const mayCatch = /\b(?:catch|then)\b/;

const isFunction = (node: ts.Node | undefined): node is ts.FunctionLikeDeclaration =>
  node !== undefined &&
  (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isFunctionDeclaration(node));

/** Catches, as 'line: text', that neither throw, nor report, nor have a comment 'Harmless: …' with the reason. */
export function silentCatches(name: string, text: string): string[] {
  if (!mayCatch.test(text)) return [];
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

/**
 * Places, as 'line: text', that read the message of a caught error or make a text of it. Nobody knows what it says:
 * people read only the words of a ShownError.
 */
export function readMessages(name: string, text: string): string[] {
  if (!mayCatch.test(text)) return [];
  const source = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const read: string[] = [];
  walk(source, (node) => {
    const caught = caughtBy(node);
    const binding = caught && errorOf(caught);
    if (!caught || !binding) return;
    const isError = (each: ts.Expression): boolean =>
      ts.isParenthesizedExpression(each) || ts.isAsExpression(each)
        ? isError(each.expression)
        : ts.isIdentifier(each) && each.text === binding;
    const note = (each: ts.Node) => {
      const { line } = source.getLineAndCharacterOfPosition(each.getStart());
      read.push(`${line + 1}: ${each.getText()}`);
    };
    walk(caught, (each) => {
      if (ts.isPropertyAccessExpression(each) && isError(each.expression)) {
        if (/^(?:message|stack|toString)$/.test(each.name.text)) note(each);
      } else if (ts.isVariableDeclaration(each) && each.initializer && isError(each.initializer)) {
        if (/\bmessage\b/.test(each.name.getText())) note(each);
      } else if (ts.isCallExpression(each) && each.expression.getText() === 'String') {
        if (each.arguments.some(isError)) note(each);
      } else if (ts.isTemplateSpan(each) && isError(each.expression)) note(each);
    });
  });
  return read;
}

/** The name of the error in a catch clause or a handler. */
function errorOf(caught: ts.Node): string | undefined {
  if (ts.isCatchClause(caught)) return caught.variableDeclaration?.name.getText();
  return isFunction(caught) ? caught.parameters[0]?.name.getText() : undefined;
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
