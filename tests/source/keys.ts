import { readFileSync } from "node:fs";
import ts from "typescript";

export interface UsedKey {
  /** The file and line. */
  where: string;
  key: string;
  /** Where a key without a namespace is looked for; empty where the source does not say. */
  namespaces: string[];
}

/** The texts in quotes below a node. */
function quoted(node: ts.Node | undefined): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  const found: string[] = [];
  ts.forEachChild(node, (child) => void found.push(...quoted(child)));
  return found;
}

/** The namespaces that a binding of `t` translates from: of `useTranslation("editor")`, or of its type. */
function namespacesOf(declaration: ts.Node): string[] {
  if (ts.isVariableDeclaration(declaration) && declaration.initializer)
    return quoted(declaration.initializer);
  if (ts.isParameter(declaration)) return quoted(declaration.type);
  return [];
}

/** What binds a name in a block or a function, if it does. */
function bindingIn(scope: ts.Node, name: string): ts.Node | undefined {
  const binds = (pattern: ts.BindingName): boolean =>
    ts.isIdentifier(pattern)
      ? pattern.text === name
      : pattern.elements.some((element) => ts.isBindingElement(element) && binds(element.name));
  if (ts.isFunctionLike(scope)) return scope.parameters.find((parameter) => binds(parameter.name));
  if (!ts.isBlock(scope) && !ts.isSourceFile(scope)) return undefined;
  return scope.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => binds(declaration.name));
}

function namespacesAt(node: ts.Node, name: string): string[] {
  for (let scope = node.parent; scope; scope = scope.parent) {
    const binding = bindingIn(scope, name);
    if (binding) return namespacesOf(binding);
  }
  return [];
}

/** @returns every key that a file names whole as the first argument of a call of `t` */
export function keysIn(file: string): UsedKey[] {
  const source = ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true);
  const found: UsedKey[] = [];
  const visit = (node: ts.Node): void => {
    ts.forEachChild(node, visit);
    if (!ts.isCallExpression(node)) return;
    const called = ts.isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression;
    const [key] = node.arguments;
    if (!ts.isIdentifier(called) || !key || !/^t([A-Z]\w*)?$/.test(called.text)) return;
    const { line } = source.getLineAndCharacterOfPosition(node.getStart());
    for (const text of ts.isConditionalExpression(key) ? [key.whenTrue, key.whenFalse] : [key]) {
      if (!ts.isStringLiteralLike(text)) continue;
      const namespaces = namespacesAt(node, called.text);
      found.push({ where: `${file}:${line + 1}`, key: text.text, namespaces });
    }
  };
  visit(source);
  return found;
}
