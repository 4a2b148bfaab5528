<?php

declare( strict_types=1 );

namespace Rueda\Wheel;

/**
 * The content of a wheel as readers get it over REST: the names of the public protocol, clean HTML.
 *
 * Only the answer is renamed, never the content.
 */
final class WireBlocks {

	private const PREFIX = 'wheeloflife/';

	/** @return list<array<string, mixed>> */
	public function of( string $content ): array {
		return array_map( fn( array $block ): array => $this->block( $block, false ), array_values( parse_blocks( $content ) ) );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		return [
			'description' => __( 'The paragraphs and areas of the wheel.', 'rueda' ),
			'type'        => 'array',
			'context'     => [ 'view', 'edit' ],
			'readonly'    => true,
			'items'       => [
				'type'       => 'object',
				'properties' => [
					'blockName'    => [ 'type' => [ 'string', 'null' ] ],
					'attrs'        => [ 'type' => 'object' ],
					'innerBlocks'  => [ 'type' => 'array' ],
					'innerHTML'    => [ 'type' => 'string' ],
					'innerContent' => [ 'type' => 'array' ],
				],
			],
		];
	}

	/**
	 * @param array<string, mixed> $block
	 * @return array<string, mixed>
	 */
	private function block( array $block, bool $is_in_list ): array {
		$name    = WheelReader::short_name( $block['blockName'] );
		$is_list = 'add-wheels' === $name;
		$is_area = $is_in_list && isset( $block['attrs']['label'] ) || in_array( $name, [ 'area', 'wheel-row' ], true );
		return [
			'blockName'    => $is_list ? self::PREFIX . 'add-wheels' : ( $is_area ? self::PREFIX . 'wheel-row' : $block['blockName'] ),
			// An object even when it is empty: PHP's empty array would be a list.
			'attrs'        => (object) ( $is_area ? $this->area( $block['attrs'] ) : $block['attrs'] ),
			'innerBlocks'  => array_map( fn( array $inner ): array => $this->block( $inner, $is_list ), array_values( $block['innerBlocks'] ) ),
			'innerHTML'    => wp_kses_post( $block['innerHTML'] ),
			'innerContent' => array_map(
				static fn( ?string $html ): ?string => null === $html ? null : wp_kses_post( $html ),
				array_values( $block['innerContent'] )
			),
		];
	}

	/**
	 * What stands there stays there, only clean: an absent attribute means its default to every reader.
	 *
	 * @param array<array-key, mixed> $attributes
	 * @return array<array-key, mixed>
	 */
	private function area( array $attributes ): array {
		foreach ( $attributes as $name => $value ) {
			$attributes[ $name ] = match ( $name ) {
				'label', 'skipText'    => is_scalar( $value ) ? wp_kses( (string) $value, 'data' ) : '',
				'desc'                 => is_scalar( $value ) ? wp_kses_post( (string) $value ) : '',
				'lengendColor'         => Color::hex( $value ),
				'link'                 => is_string( $value ) ? esc_url_raw( $value, Area::LINK_PROTOCOLS ) : '',
				'isRequired'           => in_array( $value, [ true, 1, '1', 'true' ], true ),
				'minValue', 'maxValue' => Range::number( $value ),
				default                => $value,
			};
		}
		return $attributes;
	}
}
