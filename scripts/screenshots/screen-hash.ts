import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

type Source = { imports: string[]; seen: string[] };

/**
 * Hashes the words, elements and classes of a screen. Types, comments and logic may change without a new picture, and
 * so may what every screen shares, such as buttons.
 */
export function screenHasher(read = readSource): (files: readonly string[]) => string {
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const source = ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest);
    return { imports: importsOf(source).filter(isOwn), seen: seenIn(source) };
  };
  return (files) => {
    const found = new Set(files);
    const hash = createHash('sha256');
    for (const file of found) {
      const source = sources.get(file) ?? sourceOf(file);
      sources.set(file, source);
      for (const path of source.imports) found.add(path);
      hash.update(source.seen.join('\n'));
    }
    return hash.digest('hex').slice(0, 16);
  };
}

const readSource = (file: string) => readFileSync(file, 'utf8');

const isOwn = (file: string) => /^src\/(admin|site)\/.*\.tsx?$/.test(file);

/** Without what loads later: the rail names the code of every page. */
function importsOf(source: ts.SourceFile): string[] {
  return source.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const from = statement.moduleSpecifier;
    if (!from || !ts.isStringLiteral(from)) return [];
    if (from.text.startsWith('.')) return [join(dirname(source.fileName), from.text)];
    return [from.text.replace(/^#(?=admin|site)/, 'src/')];
  });
}

function seenIn(source: ts.SourceFile): string[] {
  const seen: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isJsxText(node)) seen.push(node.text.replace(/\s+/g, ' ').trim());
    else if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) seen.push(node.text);
    else if (ts.isJsxOpeningLikeElement(node)) seen.push(node.tagName.getText(source));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return seen;
}
