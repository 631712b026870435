type Selection = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** A recipe of vanilla-extract after its compilation. */
export interface CompiledRecipe {
  readonly defaultClassName: string;
  readonly variantClassNames: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly defaultVariants: Selection;
  readonly compoundVariants: readonly (readonly [when: Selection, className: string])[];
}

/**
 * The function of a recipe, which turns the selected variants into classes. It stands in built packages for the
 * library's, whose helpers for old browsers are more than half of its bytes.
 */
export function createRuntimeFn(recipe: CompiledRecipe): (selected?: Selection) => string {
  return (selected = {}) => {
    const valueOf = (variant: string) => selected[variant] ?? recipe.defaultVariants[variant];
    let classes = recipe.defaultClassName;
    for (const variant in recipe.variantClassNames) {
      const className = recipe.variantClassNames[variant]?.[String(valueOf(variant))];
      if (className) classes += ` ${className}`;
    }
    for (const [when, className] of recipe.compoundVariants) {
      if (Object.keys(when).every((variant) => when[variant] === valueOf(variant))) {
        classes += ` ${className}`;
      }
    }
    return classes;
  };
}
