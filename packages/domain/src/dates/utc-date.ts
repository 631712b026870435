/**
 * A date that reads itself in UTC. Formatting goes by the local getters, and shifting a time into the local
 * zone instead, as `formatInTimeZone` does, is an hour wrong where the local clock skips that hour.
 */
export class UtcDate extends Date {
  override getFullYear(): number {
    return this.getUTCFullYear();
  }
  override getMonth(): number {
    return this.getUTCMonth();
  }
  override getDate(): number {
    return this.getUTCDate();
  }
  override getHours(): number {
    return this.getUTCHours();
  }
  override getMinutes(): number {
    return this.getUTCMinutes();
  }
  override getSeconds(): number {
    return this.getUTCSeconds();
  }
}
