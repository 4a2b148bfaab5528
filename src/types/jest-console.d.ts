// What @wordpress/jest-console, which wp-scripts sets up, adds to jest; it fails each test that logs unexpectedly.
declare namespace jest {
	interface Matchers< R > {
		toHaveErrored: () => R;
		toHaveWarned: () => R;
		toHaveErroredWith: ( ...logged: unknown[] ) => R;
	}
}
