/**
 * TypeORM's `Entity` under another name: in Veduta an entity is a building, a street or an event of the archive, and a
 * TypeORM class is a row (docs/adr/0002).
 */
export { Entity as Table } from 'typeorm';
