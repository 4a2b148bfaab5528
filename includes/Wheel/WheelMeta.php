<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offers;
use Rueda\Definitions;
use Rueda\Support\Option;

defined( 'ABSPATH' ) || exit;

/** The settings of a wheel that are stored beside its content. Names and defaults are promised to other code. */
final class WheelMeta {
	public const MIN        = 'wheel_meta_range_min';
	public const MAX        = 'wheel_meta_range_max';
	public const INPUT_TYPE = 'wheel_meta_input_type';
	public const CHART_TYPE = 'wheel_chart_type';
	public const WISHED     = 'wheel_meta_wished';
	public const NEXT_STEPS = 'wheel_meta_next_steps';
	public const HIDE_SCORE = 'wheel_meta_hide_score';

	/** Nothing reads it any more; it is kept for other code that expects the field. */
	private const LEFTOVER = 'wheel_meta_wheels_data';

	public function register(): void {
		foreach ( Definitions::WHEEL_SETTINGS as $key => $option ) {
			$this->add(
				$key,
				[
					'type'              => match ( $option['kind'] ) {
						'integer' => 'number',
					'switch'  => 'boolean',
					default   => 'string',
					},
					'default'           => self::clean_value( $key, null ),
					'sanitize_callback' => [ $this, 'clean' ],
					'show_in_rest'      => [ 'prepare_callback' => [ $this, 'prepare' ] ],
					'revisions_enabled' => true,
				]
			);
		}
		$this->add(
			self::LEFTOVER,
			[
				'type'         => 'array',
				'default'      => [],
				'show_in_rest' => [ 'schema' => [ 'items' => [ 'type' => 'object' ] ] ],
			]
		);
		// REST has fields of their own for these, outside the metas. They are stored clean, whatever code writes them.
		$this->add(
			CallToAction::META,
			[
				'type'              => 'object',
				'sanitize_callback' => [ CallToAction::class, 'complete' ],
				'revisions_enabled' => true,
			]
		);
		$this->add(
			Offers::META,
			[
				'type'              => 'array',
				'sanitize_callback' => [ Offers::class, 'complete' ],
				'revisions_enabled' => true,
			]
		);
	}

	/**
	 * @param key-of<Definitions::WHEEL_SETTINGS> $key
	 * @return bool|int|string What cannot be read is the setting's default.
	 */
	public static function clean_value( string $key, mixed $value ): bool|int|string {
		return Option::value_of( Definitions::WHEEL_SETTINGS[ $key ], $value ) ?? '';
	}

	/** @param key-of<Definitions::WHEEL_SETTINGS> $key */
	public static function value_of_wheel( int $wheel_id, string $key ): bool|int|string {
		return self::clean_value( $key, get_post_meta( $wheel_id, $key, true ) );
	}

	/** @param key-of<Definitions::WHEEL_SETTINGS> $key */
	public function clean( mixed $value, string $key ): bool|int|string {
		return self::clean_value( $key, $value );
	}

	/**
	 * REST would send null for a stored value that does not fit the schema; a reader gets the default instead.
	 *
	 * @param array{name: key-of<Definitions::WHEEL_SETTINGS>} $args
	 */
	public function prepare( mixed $value, \WP_REST_Request $request, array $args ): bool|int|string {
		return self::clean_value( $args['name'], $value );
	}

	public function may_edit( bool $allowed, string $key, int $post_id ): bool {
		return current_user_can( 'edit_post', $post_id );
	}

	/**
	 * @param array{
	 *   type: string, default?: mixed, sanitize_callback?: callable, show_in_rest?: array<string, mixed>,
	 *   revisions_enabled?: bool
	 * } $args
	 */
	private function add( string $key, array $args ): void {
		$common = [ 'single' => true, 'auth_callback' => [ $this, 'may_edit' ] ];
		register_post_meta( WheelPostType::NAME, $key, $args + $common );
	}
}
