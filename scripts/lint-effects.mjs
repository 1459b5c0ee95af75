const EFFECTS = new Set(["useEffect", "useLayoutEffect", "useInsertionEffect"]);
const BODIES = new Set(["BlockStatement", "ArrowFunctionExpression", "FunctionExpression"]);

/**
 * What an effect returns, React calls as its clean-up. `useEffect(() => scrollTo(0, 0))` returns whatever the browser does, which is
 * a promise in newer ones, and breaks the page as it leaves. So an effect has a body, and says `return` of a clean-up alone.
 */
const returnsInWords = {
  create(context) {
    return {
      CallExpression({ callee, arguments: [effect] }) {
        const name = callee.type === "MemberExpression" ? callee.property.name : callee.name;
        if (!EFFECTS.has(name) || effect === undefined || saysWhatItReturns(effect)) return;
        context.report({
          node: effect,
          message: "React calls what an effect returns: give it braces, and return only a clean-up.",
        });
      },
    };
  },
};

/** A function with statements, or an arrow to its clean-up: `useEffect(() => () => stop())`. */
function saysWhatItReturns(effect) {
  if (effect.type === "FunctionExpression") return true;
  return effect.type === "ArrowFunctionExpression" && BODIES.has(effect.body.type);
}

export default { meta: { name: "effects" }, rules: { "returns-in-words": returnsInWords } };
