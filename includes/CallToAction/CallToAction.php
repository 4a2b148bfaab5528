<?php

declare( strict_types=1 );

namespace Rueda\CallToAction;

use Rueda\Support\Read;

defined( 'ABSPATH' ) || exit;

/**
 * A wheel's own call to action: what is stored, and what is safe to tell a reader.
 *
 * @immutable
 */
final class CallToAction {
	public const META = 'wheel_CTA';

	/** The call to action of a wheel that has none: the site's. */
	private const DEFAULT_TYPE = 'global-cta';

	private const TYPES = [ 'no-cta', 'global-cta', 'page-cta' ];

	/**
	 * @param string $type        One of TYPES.
	 * @param string $title       Plain text.
	 * @param string $description Clean HTML.
	 * @param int    $page_id     The page that its button leads to; 0 for none.
	 * @param string $page_label  What the editor shows for that page.
	 */
	private function __construct(
		private string $type,
		public string $title,
		public string $description,
		private string $label,
		public int $page_id,
		private string $page_label,
		private bool $opens_tab,
		public Look $look
	) {}

	public static function from_stored( mixed $stored ): self {
		$stored = CallToActionSite::fields( $stored );
		$type   = $stored['ctaType'] ?? null;
		$page   = is_array( $stored['page'] ?? null ) ? $stored['page'] : [];
		return new self(
			in_array( $type, self::TYPES, true ) ? $type : self::DEFAULT_TYPE,
			CallToActionSite::line( $stored['title'] ?? null ),
			CallToActionSite::html( $stored['description'] ?? null ),
			CallToActionSite::line( $stored['btn_label'] ?? null ),
			is_numeric( $page['value'] ?? null ) ? max( 0, (int) $page['value'] ) : 0,
			CallToActionSite::line( $page['label'] ?? null ),
			Read::is_yes( $stored['openInTab'] ?? false ),
			Look::from_stored( $stored['customizer'] ?? null, false )
		);
	}

	/** @return array<string, mixed> The complete object for whatever is stored; it is also what a save stores. */
	public static function complete( mixed $stored ): array {
		return self::from_stored( $stored )->to_array();
	}

	/** @return array<string, mixed> As it is stored and sent. */
	public function to_array(): array {
		return [
			'ctaType'     => $this->type,
			'title'       => $this->title,
			'description' => $this->description,
			'btn_label'   => $this->label,
			'page'        => 0 === $this->page_id ? '' : [ 'value' => $this->page_id, 'label' => $this->page_label ],
			'openInTab'   => $this->opens_tab,
			'customizer'  => $this->look->to_array(),
		];
	}

	/** Whether this wheel shows the site's call to action instead. */
	public function is_sites(): bool {
		return 'global-cta' === $this->type;
	}

	/** Whether this wheel shows one of its own. */
	public function is_own(): bool {
		return 'page-cta' === $this->type;
	}

	/** @param string $link The address of its page; empty when visitors cannot open that. */
	public function button( string $link ): CallToActionButton {
		return new CallToActionButton( 'primary', $this->label, $link, $this->opens_tab );
	}

	/** @return array<string, mixed> */
	public static function schema(): array {
		$text = [ 'type' => 'string', 'maxLength' => CallToActionSite::LONGEST_TEXT ];
		return [
			'description' => __( 'The call to action below the finished wheel.', 'rueda' ),
			'type'        => [ 'object', 'null' ],
			'context'     => [ 'view', 'edit' ],
			'properties'  => [
				'ctaType'     => [ 'type' => 'string', 'enum' => self::TYPES ],
				'title'       => $text,
				'description' => $text,
				'btn_label'   => $text,
				'page'        => [
					'type'       => [ 'object', 'string' ],
					'properties' => [ 'value' => [ 'type' => 'integer' ], 'label' => [ 'type' => 'string' ] ],
				],
				'openInTab'   => [ 'type' => 'boolean' ],
				// This is read leniently, because older panels stored it in different shapes.
				'customizer'  => [ 'type' => 'object' ],
			],
		];
	}
}
