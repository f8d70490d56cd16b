import styles from './robot-trap.module.css';

/** A hidden field that only robots fill in. */
export function RobotTrap() {
  return (
    <div aria-hidden="true" className={styles.trap}>
      <label>
        Website <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
