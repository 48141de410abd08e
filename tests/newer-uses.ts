import ts from 'typescript';
import {
  newerAttributes,
  newerBuiltIns,
  newerEvents,
  ownersOf,
} from '../scripts/browsers/newer-features.ts';

/** The owners of what well-known objects have; a global has ''. */
const knownObjects: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  globalThis: '',
  history: 'History',
  location: 'Location',
  navigator: 'Navigator',
  performance: 'Performance',
  self: '',
  window: '',
};

/**
 * The newer features that a module uses, as 'line: feature'. It may be TypeScript or a minified chunk, so types don't
 * help: of an unknown object only calls count, of a name that no older feature shares and that is a built-in's or looks like
 * a browser's, as in `element.showPopover()`. `typeof feature` and `object.feature?.()` are no uses.
 */
export function newerUsesIn(file: string, text: string): { line: number; feature: string }[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true);
  const own = declaredIn(source);
  const found: { line: number; feature: string }[] = [];

  /** The newer feature that a member is; null for none. */
  function newerMember(of: ts.Expression, name: string, isCalled: boolean): string | null {
    const object = withoutType(of);
    const { newer, older } = ownersOf(name);
    const owner = ts.isIdentifier(object) && !own.has(object.text) ? ownerOf(object.text) : null;
    if (owner !== null) {
      return newer.includes(owner) ? [owner, name].filter(Boolean).join('.') : null;
    }
    const isTelling = isCalled && (newerBuiltIns.has(name) || /[A-Z]/.test(name));
    return isTelling && newer.length > 0 && older.length === 0 ? `.${name}` : null;
  }

  function newerFeature(node: ts.Node): string | null {
    if (ts.isPropertyAccessExpression(node)) {
      const { parent } = node;
      const call = ts.isCallExpression(parent) && parent.expression === node ? parent : null;
      if (call?.questionDotToken) return null;
      return newerMember(node.expression, node.name.text, call !== null);
    }
    if (ts.isBindingElement(node)) {
      const name = node.propertyName ?? node.name;
      const declaration = node.parent.parent;
      const object = ts.isVariableDeclaration(declaration) && declaration.initializer;
      return object && ts.isIdentifier(name) ? newerMember(object, name.text, false) : null;
    }
    if (ts.isJsxAttribute(node)) {
      const name = node.name.getText().toLowerCase();
      const isOfHtml = /^[a-z]/.test(node.parent.parent.tagName.getText());
      return isOfHtml && newerAttributes.has(name) ? `${name}=""` : null;
    }
    if (ts.isCallExpression(node)) {
      const [type] = node.arguments;
      const isListening = nameOf(node.expression) === 'addEventListener';
      if (!isListening || !type || !ts.isStringLiteralLike(type)) return null;
      return newerEvents.has(type.text) ? `event ${type.text}` : null;
    }
    if (ts.isIdentifier(node) && isReference(node) && !own.has(node.text)) {
      return ownersOf(node.text).newer.includes('') ? node.text : null;
    }
    return null;
  }

  function visit(node: ts.Node): void {
    if (ts.isTypeNode(node) || ts.isTypeOfExpression(node) || ts.isTypeAliasDeclaration(node))
      return;
    const feature = newerFeature(node);
    if (feature) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, feature });
    }
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function withoutType(expression: ts.Expression): ts.Expression {
  const isWrapped = ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression);
  return isWrapped ? withoutType(expression.expression) : expression;
}

/** The last name of `a` and `b.a`. Not by its text: that of a minified chain is long, and has every shorter one in it. */
function nameOf(expression: ts.Expression): string | null {
  if (ts.isPropertyAccessExpression(expression)) return expression.name.text;
  return ts.isIdentifier(expression) ? expression.text : null;
}

/** Null for an object of an unknown kind. */
function ownerOf(object: string): string | null {
  const { newer, older } = ownersOf(object);
  const isGlobal = newer.includes('') || older.includes('');
  return knownObjects[object] ?? (isGlobal && /^[A-Z]/.test(object) ? object : null);
}

/** Names that the module binds itself, in whatever scope. */
function declaredIn(source: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const isDeclaration =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

/** Not the name of a member, a property, a declaration or a label. */
function isReference(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isExportSpecifier(parent) || ts.isImportSpecifier(parent)) return false;
  if (ts.isJsxAttribute(parent) || ts.isJsxOpeningLikeElement(parent)) return false;
  if (ts.isJsxClosingElement(parent) || ts.isLabeledStatement(parent)) return false;
  if (ts.isBreakOrContinueStatement(parent)) return false;
  return !(ts.isClassElement(parent) && parent.name === node);
}
