<?php

declare( strict_types=1 );

namespace Rueda\Support\Http;

defined( 'ABSPATH' ) || exit;

/** Registers routes in Rueda's own REST namespace. */
final class RestRoute {
	/** The namespace of our routes. */
	public const OURS = 'rueda/v1';

	/**
	 * Adds one way to call a route. A route that can be called in several ways is added once for each.
	 *
	 * @param non-falsy-string                    $path
	 * @param callable                            $may  The permission callback.
	 * @param array<string, array<string, mixed>> $args Schemas of the parameters, by their names.
	 */
	public static function add( string $path, string $methods, callable $work, callable $may, array $args = [] ): void {
		register_rest_route(
			self::OURS,
			$path,
			[
				'methods'             => $methods,
				'callback'            => $work,
				'permission_callback' => $may,
				'args'                => $args,
			]
		);
	}
}
