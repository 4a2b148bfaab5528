<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

defined( 'ABSPATH' ) || exit;

/**
 * A wheel's own call to action: what is stored, and what is safe to tell a reader.
 *
 * @phpstan-import-type Look from Customizer
 * @phpstan-type Page array{
 *   ctaType: string, title: string, description: string, btn_label: string,
 *   page: array{value: int, label: string}|string, openInTab: bool, customizer: Look
 * }
 */
final class CallToAction {

	public const META = 'wheel_CTA';

	/** The call to action of a wheel that has none: the site's. */
	private const DEFAULT_TYPE = 'global-cta';

	private const TYPES = [ 'no-cta', 'global-cta', 'page-cta' ];

	/**
	 * The complete object, whatever is stored. Also what is stored, when somebody writes one.
	 *
	 * @param mixed $stored An array, or a string of JSON from older content.
	 * @return Page
	 */
	public static function complete( mixed $stored ): array {
		if ( is_string( $stored ) && '' !== $stored ) {
			$stored = json_decode( $stored, true );
		}
		$stored = is_array( $stored ) ? $stored : [];
		$type   = $stored['ctaType'] ?? null;
		return [
			'ctaType'     => in_array( $type, self::TYPES, true ) ? $type : self::DEFAULT_TYPE,
			'title'       => CallToActionSite::line( $stored['title'] ?? null ),
			'description' => CallToActionSite::html( $stored['description'] ?? null ),
			'btn_label'   => CallToActionSite::line( $stored['btn_label'] ?? null ),
			'page'        => self::page( $stored['page'] ?? null ),
			'openInTab'   => CallToActionSite::is_on( $stored['openInTab'] ?? false ),
			'customizer'  => Customizer::complete( $stored['customizer'] ?? null ),
		];
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = [
			'type'      => 'string',
			'maxLength' => CallToActionSite::LONGEST_TEXT,
		];
		return [
			'description' => __( 'The call to action below the finished wheel.', 'rueda' ),
			'type'        => [ 'object', 'null' ],
			'context'     => [ 'view', 'edit' ],
			'properties'  => [
				'ctaType'     => [
					'type' => 'string',
					'enum' => self::TYPES,
				],
				'title'       => $text,
				'description' => $text,
				'btn_label'   => $text,
				'page'        => [
					'type'       => [ 'object', 'string' ],
					'properties' => [
						'value' => [ 'type' => 'integer' ],
						'label' => [ 'type' => 'string' ],
					],
				],
				'openInTab'   => [ 'type' => 'boolean' ],
				// Read leniently, because what panels have written differs from one to the next.
				'customizer'  => [ 'type' => 'object' ],
			],
		];
	}

	/** @return array{value: int, label: string}|string */
	private static function page( mixed $stored ): array|string {
		$id = is_array( $stored ) && is_numeric( $stored['value'] ?? null ) ? max( 0, (int) $stored['value'] ) : 0;
		return 0 === $id ? '' : [
			'value' => $id,
			'label' => CallToActionSite::line( $stored['label'] ?? null ),
		];
	}
}
