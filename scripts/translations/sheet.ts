import ts from 'typescript';

/** A row of the sheet that a translator gets. */
type SheetRow = {
  module: string;
  key: string;
  english: string;
  spanish: string;
  /** Where it is and what its values are. */
  context: string;
  /** Characters: half as many again as in English, and ten more, are safe on a phone. */
  longest: number;
};

export const sheetColumns = ['module', 'key', 'english', 'spanish', 'context', 'longest'] as const;

export function sheetRows(module: string, english: string, spanish: string): SheetRow[] {
  const known = new Map(textsOf(spanish).map(({ key, text }) => [key, text]));
  return textsOf(english).map(({ key, text, context }) => ({
    module,
    key,
    english: text,
    spanish: known.get(key) ?? '',
    context,
    longest: Math.ceil(text.length * 1.5) + 10,
  }));
}

/**
 * The code of a Spanish module with the texts of the sheet. A row that can't be put back is a sentence in `problems`: it
 * has another number of values, or its place is code that differs between the languages.
 */
export function withSheet(
  spanish: string,
  rows: readonly Pick<SheetRow, 'module' | 'key' | 'spanish'>[],
): { code: string; problems: string[] } {
  const texts = new Map(textsOf(spanish).map((text) => [text.key, text]));
  const problems: string[] = [];
  const changes: { text: Text; words: string }[] = [];
  for (const { module, key, spanish: words } of rows) {
    const text = texts.get(key);
    const place = `src/words/es/${module}.ts, ${key}`;
    if (words === '' || text?.text === words) continue;
    if (!text) problems.push(`${place}: put it into the code by hand.`);
    else if (valuesIn(words) !== valuesIn(text.text))
      problems.push(`${place}: its values are ${valuesIn(text.text) || 'none'}.`);
    else changes.push({ text, words });
  }
  // From the end, so that places stay right.
  const code = changes
    .sort((a, b) => b.text.from - a.text.from)
    .reduce(
      (changed, { text, words }) =>
        changed.slice(0, text.from) + quoted(words, text.isTemplate) + changed.slice(text.to),
      spanish,
    );
  return { code, problems };
}

const valuesIn = (text: string) => (text.match(/\$\{[^}]*\}/g) ?? []).sort().join(', ');

function quoted(words: string, isTemplate: boolean): string {
  if (isTemplate) return `\`${words.replaceAll('`', '’')}\``;
  const escaped = words.replaceAll('\\', '\\\\').replaceAll("'", "\\'");
  return `'${escaped.replaceAll('\u00a0', '\\u00a0').replaceAll('\n', '\\n')}'`;
}

/** A text in a module of words. */
type Text = {
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
function textsOf(code: string): Text[] {
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
