/**
 * TypeORM's `Entity`, under the name that leaves the word to the domain: in Veduta an entity is a record card,
 * and a TypeORM class is a row (docs/adr/0002).
 */
export { Entity as Table } from 'typeorm';
