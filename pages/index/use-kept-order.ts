import { useEffect, useState } from 'react';
import { queryCache } from '../../renderer/api/query-cache.js';
import { asQuery } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { type CardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { keptOrderKey, readKeptOrder, writeKeptOrder } from './kept-order.js';

/** The entities that this visitor saw in the last two hours, else those that came with the page. */
export function useKeptOrder(ofPage: CardEntity[]): CardEntity[] {
  const { language } = useText();
  const [shown, setShown] = useState(ofPage);
  useEffect(() => {
    let isHere = true;
    const ids = readKeptOrder(kept(), Date.now());
    const idsOfPage = ofPage.map(({ id }) => id);
    if (!ids) keep(idsOfPage);
    else if (ids.join() !== idsOfPage.join()) {
      const query = queries.entityList({ ids: ids.join(), pageSize: ids.length, fields: cardFieldList(language) });
      // On failure the entities of the page stay.
      const cards = queryCache().then((answers) => answers.fetchQuery(asQuery(query)));
      cards.then(
        ({ items }) => {
          const inOrder = ids.flatMap((id) => items.find((card) => card.id === id) ?? []);
          if (isHere && inOrder.length > 0) setShown(inOrder);
        },
        () => undefined,
      );
    }
    return () => {
      isHere = false;
    };
  }, [ofPage, language]);
  return shown;
}

/** Storage may be blocked. */
function kept(): string | null {
  try {
    return localStorage.getItem(keptOrderKey);
  } catch {
    return null;
  }
}

function keep(ids: number[]): void {
  try {
    localStorage.setItem(keptOrderKey, writeKeptOrder(ids, Date.now()));
  } catch {
    // Storage is blocked or full: the next visit shows other entities.
  }
}
