import { useEffect, useState } from 'react';
import { queryCache } from '../../renderer/api/query-cache.js';
import { asQuery } from '../../renderer/api/load.js';
import { queries } from '../../renderer/api/queries.js';
import { asCardEntity, type CardEntity, cardFieldList } from '../../renderer/entities/card-entity.js';
import { useText } from '../../renderer/i18n/use-text.js';
import { storedOrderKey, readStoredOrder, writeStoredOrder } from './stored-order.js';

/** The entities that this visitor saw in the last two hours, else those that came with the page. */
export function useStoredOrder(ofPage: CardEntity[]): CardEntity[] {
  const { language } = useText();
  const [shown, setShown] = useState(ofPage);
  useEffect(() => {
    let isHere = true;
    const ids = readStoredOrder(readStorage(), Date.now());
    const idsOfPage = ofPage.map(({ id }) => id);
    if (!ids) writeStorage(idsOfPage);
    else if (ids.join() !== idsOfPage.join()) {
      const query = queries.entityList({ ids: ids.join(), pageSize: ids.length, fields: cardFieldList(language) });
      // On failure the entities of the page stay.
      const list = queryCache().then((client) => client.fetchQuery(asQuery(query)));
      list.then(
        ({ items }) => {
          const inOrder = ids.flatMap((id) => items.find((entity) => entity.id === id) ?? []);
          if (isHere && inOrder.length > 0) setShown(inOrder.map((entity) => asCardEntity(entity, language)));
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
function readStorage(): string | null {
  try {
    return localStorage.getItem(storedOrderKey);
  } catch {
    return null;
  }
}

function writeStorage(ids: number[]): void {
  try {
    localStorage.setItem(storedOrderKey, writeStoredOrder(ids, Date.now()));
  } catch {
    // Storage is blocked or full: the next visit shows other entities.
  }
}
