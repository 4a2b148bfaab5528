<?php

declare( strict_types=1 );

namespace Rueda;

defined( 'ABSPATH' ) || exit;

/**
 * A part of the plugin. It is built when one of its hooks is called, and builds what it consists of when that is first
 * used.
 */
abstract class Module {
	final public function __construct( protected Modules $modules ) {}

	/**
	 * The hooks of this module, by the kind of request that has them.
	 *
	 * Each is a list of the hook, the method, its priority (10) and the number of arguments (1). `screen.enqueue` is a
	 * method of what the method `screen` gives, and `Settings.register` one of another class. Only literals and
	 * constants can stand there, because the build reads them and no request calls this method. The kinds are:
	 *
	 * - `every`: every request
	 * - `nodes`: the servers of this site have something to ask of each other (NodeTasks)
	 * - `webhooks`: the site has webhooks
	 * - `user`: somebody is logged in; a screen of the admin, cron and the command line
	 * - `ajax`: a call to admin-ajax.php
	 * - `post`: a form was posted to a page or a route
	 * - `rest /route /route`: a REST call to one of these routes, or one below or above it; `#` stands for a number,
	 *   and `$` at the end for that route alone and those above
	 * - `with name`: the address has a parameter with this name
	 * - `block name`: a page has a block with this name
	 * - `report`: the page of a report
	 *
	 * `{plugin}` in the name of a hook stands for the plugin's file, as WordPress names it.
	 *
	 * @return array<string, list<array{0: string, 1: string, 2?: int, 3?: int}>>
	 */
	public static function hooks(): array {
		return [];
	}

	/**
	 * The methods that print blocks, by the names of the blocks. The build reads this, too.
	 *
	 * @return array<string, string>
	 */
	public static function prints(): array {
		return [];
	}
}
