/** «0096». */
export const ticketNumber = (number: number): string => String(number).padStart(4, "0");
