import type { ReactNode } from "react";

/** Orders of a list that a column stands for, by their names in the address. */
export interface ColumnOrders {
  ascending?: string;
  descending?: string;
}

/** A column of a list, declared once: its name, its cell, its order, its place on a phone, its value in a file. */
export interface Column<Row> {
  label: string;
  /** The label is for screen readers alone: a column of menus. */
  hidesLabel?: boolean;
  /** Without it the column is in the file alone. */
  cell?: (row: Row) => ReactNode;
  align?: "end";
  /** May break into lines on wide screens. */
  wraps?: boolean;
  /** The first named comes first. */
  sort?: ColumnOrders;
  /** Narrower screens leave it out. */
  from?: "lg" | "xl" | "2xl";
  /**
   * On phones a row has two lines: `main` left of both, `top` and `bottom` at their ends, `actions` last; a `line` of label and value each below
   * them is for tables of figures. Others are left out.
   */
  phone?: "main" | "top" | "bottom" | "actions" | "line";
  /** In an exported file; a column without it is not in there. */
  text?: (row: Row) => string | number | null;
}

export type SortDirection = keyof ColumnOrders;

/** The direction in which a column sorts now; undefined while another one does. */
export const directionOf = (orders: ColumnOrders, by: string): SortDirection | undefined =>
  orders.ascending === by ? "ascending" : orders.descending === by ? "descending" : undefined;

/** The order that a press on the column's header brings. */
export function nextOrder(orders: ColumnOrders, by: string): string {
  const [first = by, second = first] = Object.values(orders);
  return by === first ? second : first;
}
