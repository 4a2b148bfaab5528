<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

use Rueda\CallToAction\CallToAction;
use Rueda\Chart\ChartType;
use Rueda\Support\Range;

defined( 'ABSPATH' ) || exit;

/** The settings of a wheel that are stored beside its content. Names and defaults are promised to other code. */
final class WheelMeta {
	public const MIN        = 'wheel_meta_range_min';
	public const MAX        = 'wheel_meta_range_max';
	public const INPUT_TYPE = 'wheel_meta_input_type';
	public const CHART_TYPE = 'wheel_chart_type';

	/** Nothing reads it any more; it is kept for other code that expects the field. */
	private const LEFTOVER = 'wheel_meta_wheels_data';


	public function register(): void {
		$this->add_setting( self::MIN, 'number', Range::DEFAULT_MIN, [ $this, 'clean_number' ] );
		$this->add_setting( self::MAX, 'number', Range::DEFAULT_MAX, [ $this, 'clean_number' ] );
		$this->add_setting( self::INPUT_TYPE, 'string', 'likert', [ self::class, 'input_type' ] );
		$this->add_setting( self::CHART_TYPE, 'string', ChartType::DEFAULT_WORD, [ self::class, 'chart_type' ] );
		$this->add(
			self::LEFTOVER,
			[
				'type'         => 'array',
				'default'      => [],
				'show_in_rest' => [ 'schema' => [ 'items' => [ 'type' => 'object' ] ] ],
			]
		);
		// REST has a field of its own for this, outside the metas. It is stored clean, whatever code writes it.
		$this->add(
			CallToAction::META,
			[
				'type'              => 'object',
				'sanitize_callback' => [ CallToAction::class, 'complete' ],
				'revisions_enabled' => true,
			]
		);
	}

	/** `likert` or `slider`; any other word means likert. */
	public static function input_type( mixed $value ): string {
		return 'slider' === $value ? 'slider' : 'likert';
	}

	public static function chart_type( mixed $value ): string {
		$value = is_string( $value ) ? sanitize_key( $value ) : '';
		return '' === $value ? ChartType::DEFAULT_WORD : $value;
	}

	/** Whole numbers only. Anything else becomes the key's default. */
	public function clean_number( mixed $value, string $key ): int {
		return Range::number( $value ) ?? $this->default_of( $key );
	}

	/**
	 * REST would send null for a stored value that does not fit the schema; a reader gets the default instead.
	 *
	 * @param array{name: string} $args
	 */
	public function prepare( mixed $value, \WP_REST_Request $request, array $args ): int|string {
		return match ( $args['name'] ) {
			self::INPUT_TYPE => self::input_type( $value ),
			self::CHART_TYPE => self::chart_type( $value ),
			default          => Range::number( $value ) ?? $this->default_of( $args['name'] ),
		};
	}

	public function may_edit( bool $allowed, string $key, int $post_id ): bool {
		return current_user_can( 'edit_post', $post_id );
	}

	private function default_of( string $key ): int {
		return self::MIN === $key ? Range::DEFAULT_MIN : Range::DEFAULT_MAX;
	}

	private function add_setting( string $key, string $type, int|string $fallback, callable $clean ): void {
		$this->add(
			$key,
			[
				'type'              => $type,
				'default'           => $fallback,
				'sanitize_callback' => $clean,
				'show_in_rest'      => [ 'prepare_callback' => [ $this, 'prepare' ] ],
				'revisions_enabled' => true,
			]
		);
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
