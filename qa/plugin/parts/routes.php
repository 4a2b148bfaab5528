<?php
/**
 * The routes, below /wp-json/rueda-qa/v1 (or /?rest_route=/rueda-qa/v1 without permalinks):
 *   GET, POST, DELETE switches         reads them, sets those that are named, sets all back
 *   POST, DELETE seeds                 makes the seeds, or makes them anew; deletes them
 *   GET, DELETE mails                  the caught mails; deletes them
 *   POST cron                          runs the events that are due by the switch `clock`
 *   POST commands/{name}               what only programs of this machine may do: see rueda_qa_commands
 *
 * An administrator may use them, with a nonce or an application password, and so may a program on the machine of a
 * local site.
 *
 * @package Rueda
 */

declare( strict_types=1 );

defined( 'ABSPATH' ) || exit;

/**
 * Sets the switches that are named, all or none.
 *
 * @param WP_REST_Request $request Their names and values in JSON.
 * @return array<string, string>|WP_Error
 */
function rueda_qa_set_by_route( WP_REST_Request $request ) {
	$wishes = $request->get_json_params();
	$wrong  = rueda_qa_set( is_array( $wishes ) ? $wishes : [] );
	return [] === $wrong ? rueda_qa_set_now() : new WP_Error(
		'rueda_qa_switch',
		'These switches do not exist, or cannot be set so: ' . implode( ', ', $wrong ),
		[ 'status' => 400 ]
	);
}

/**
 * Does what a program of this machine asks for.
 *
 * @param WP_REST_Request $request The name of the command, and its data in JSON.
 * @return mixed
 */
function rueda_qa_command( WP_REST_Request $request ) {
	$left     = static fn ( array $input ): array => [ 'ids' => rueda_qa_leave( $input['posts'] ) ];
	$commands = apply_filters( 'rueda_qa_commands', [ 'left' => $left ] );
	$command  = $commands[ $request['name'] ] ?? null;
	$input    = $request->get_json_params();
	return null === $command
		? new WP_Error( 'rueda_qa_command', 'There is no such command.', [ 'status' => 404 ] )
		: $command( is_array( $input ) ? $input : [] );
}

add_action(
	'rest_api_init',
	static function (): void {
		$routes = [
			'switches'                   => [
				'GET'    => 'rueda_qa_set_now',
				'POST'   => 'rueda_qa_set_by_route',
				'DELETE' => static function (): array {
					delete_option( RUEDA_QA_SWITCHES );
					return rueda_qa_set_now();
				},
			],
			'seeds'                      => [
				'POST'   => 'rueda_qa_make_seeds',
				'DELETE' => 'rueda_qa_delete_seeds',
			],
			'mails'                      => [
				'GET'    => 'rueda_qa_caught',
				'DELETE' => static fn (): array => [ 'deleted' => rueda_qa_empty_mails() ],
			],
			'cron'                       => [ 'POST' => static fn (): array => [ 'ran' => rueda_qa_run_cron() ] ],
			'commands/(?P<name>[a-z-]+)' => [ 'POST' => 'rueda_qa_command' ],
		];
		foreach ( $routes as $path => $methods ) {
			$may = str_starts_with( $path, 'commands/' ) ? 'rueda_qa_asks_locally' : 'rueda_qa_may';
			foreach ( $methods as $method => $callback ) {
				register_rest_route(
					'rueda-qa/v1',
					"/{$path}",
					[
						'methods'             => $method,
						'callback'            => $callback,
						'permission_callback' => $may,
						'show_in_index'       => false,
					]
				);
			}
		}
	}
);
