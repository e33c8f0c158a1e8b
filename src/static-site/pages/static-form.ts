import { xmlText } from '../../publishing/xml.js';
import { attributeOf, decodedAttribute, findElement, type HtmlElement, type HtmlNode } from '../html/html-tree.js';
import type { PageContext } from './page-context.js';
import { rewrittenLink } from './rewritten-link.js';
import { yearsAsLinks } from './years-as-links.js';

/** A field for a text can ask the search in the browser, and a row of years can lead there. */
export function staticForm(form: HtmlElement, page: PageContext): HtmlNode[] {
  const action = decodedAttribute(form.attributes.get('action') ?? '');
  if (action.endsWith('/about#contattaci')) return emailInstead(page);
  if (attributeOf(form, 'method') !== null || !/\/(archivio|search)$/.test(action)) return [];
  if (findElement(form, 'select')) return [];
  const field = findElement(form, 'input');
  if (!field) return yearsAsLinks(form, (years) => rewrittenLink(`${action}?years=${years}`, page));
  const button = findElement(form, 'button');
  const to = rewrittenLink(`${action.replace(/archivio$/, 'search')}`, page);
  if (!button || to === null) return [];
  form.attributes.set('action', xmlText(to));
  field.attributes.set('name', 'q');
  return [form];
}

/** Where the form for messages was, the address that they went to. */
function emailInstead({ site: { contactEmail } }: PageContext): HtmlNode[] {
  if (contactEmail === null) return [];
  const email = xmlText(contactEmail);
  return [`<p><a class="link text-xl" href="mailto:${email}">${email}</a></p>`];
}
