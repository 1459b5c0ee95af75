type Dated = { readonly id: number; readonly valid_from: string };

/** Of several that begin on one day, the last added counts. */
export function latestTariffOf<T extends Dated>(tariffs: readonly T[], day: string): T | undefined {
  return tariffs
    .filter(({ valid_from }) => valid_from === day)
    .reduce<T | undefined>((last, each) => (last && last.id > each.id ? last : each), undefined);
}
