import ts from 'typescript';

/** A text in a module of words. */
export type Text = {
  /** 'payers[0].name'; the second text of a function is 'steps()#2'. */
  key: string;
  text: string;
  /** Values stand as `${hours}` in it. */
  isTemplate: boolean;
  /** The comment above. */
  context: string;
  /** Its place in the code, with its quotation marks. */
  from: number;
  to: number;
};

/** The texts of a module, in order. A text without a letter is none. */
export function textsOf(code: string): Text[] {
  const file = ts.createSourceFile('words.ts', code, ts.ScriptTarget.Latest, true);
  const found: Text[] = [];
  const counts = new Map<string, number>();
  let context = '';

  function note(node: ts.Node, path: string, text: string, isTemplate: boolean) {
    if (!/\p{L}/u.test(text.replaceAll(/\$\{[^}]*\}/g, ''))) return;
    const count = (counts.get(path) ?? 0) + 1;
    counts.set(path, count);
    const key = count === 1 ? path : `${path}#${count}`;
    found.push({ key, text, isTemplate, context, from: node.getStart(), to: node.getEnd() });
  }

  function visit(node: ts.Node, path: string): void {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && !ts.isNoSubstitutionTemplateLiteral(node)) {
      note(node, path, node.text, false);
    } else if (ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node)) {
      note(node, path, node.getText().slice(1, -1), true);
    }
    if (ts.isPropertyAssignment(node)) context = commentAbove(node) || context;
    if (ts.isArrayLiteralExpression(node)) {
      for (const [i, each] of node.elements.entries()) visit(each, `${path}[${i}]`);
    } else if (ts.isPropertyAssignment(node) || ts.isVariableDeclaration(node)) {
      const inner = [path, node.name.getText()].filter(Boolean).join('.');
      if (node.initializer) visit(node.initializer, inner);
    } else {
      const name = ts.isFunctionDeclaration(node) ? (node.name?.getText() ?? '') : path;
      const isFunction = ts.isArrowFunction(node) || ts.isFunctionDeclaration(node);
      ts.forEachChild(node, (child) => visit(child, isFunction ? `${name}()` : name));
    }
  }

  const commentAbove = (node: ts.Node) =>
    (ts.getLeadingCommentRanges(code, node.getFullStart()) ?? [])
      .map(({ pos, end }) =>
        code.slice(pos, end).replaceAll(/^\/\*\*?|\*\/$|^\s*(?:\/\/|\*)/gm, ''),
      )
      .join(' ')
      .replaceAll(/\s+/g, ' ')
      .trim();

  for (const statement of file.statements) {
    context = commentAbove(statement);
    visit(statement, '');
  }
  return found;
}
