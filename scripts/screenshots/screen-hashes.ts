import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Shot, siteShots, staffShots } from './shots.ts';

type Source = { imports: string[]; seen: string[] };

/** Hashes a screen's words, elements and classes: types, comments, logic and what all screens share may change. */
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

/** What each screen showed when its picture was taken. */
export const hashesFile = 'docs/guide/pictures.json';

export const storedHashes = (): Record<string, string> =>
  existsSync(hashesFile) ? JSON.parse(readFileSync(hashesFile, 'utf8')) : {};

/** What stands around each page of the back office. */
const frame = ['src/admin/shell/layout/rail.tsx', 'src/admin/shell/layout/tab-bar.tsx'];

const screenHash = screenHasher();

export const hashOf = (shot: Shot) =>
  screenHash(staffShots.includes(shot) ? [shot.screen, ...frame] : [shot.screen]);

export function oldPictures(): string[] {
  const stored = storedHashes();
  return [...siteShots, ...staffShots]
    .filter((shot) => stored[shot.file] !== hashOf(shot))
    .map(({ file }) => file);
}
