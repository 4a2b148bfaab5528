<?php

declare( strict_types=1 );

namespace Rueda\Kit\Import;

use Rueda\CallToAction\CallToAction;
use Rueda\CallToAction\Offers;
use Rueda\Form\FormMeta;
use Rueda\Kit\Format\DocType;
use Rueda\Support\Read;
use Rueda\Wheel\WheelMeta;

defined( 'ABSPATH' ) || exit;

/**
 * Turns an item into the values of a post and its metas: only the fields that docs/kits.md lists for its kind, with the
 * numbers and addresses of this site, and only what the importing user may write here.
 *
 * @phpstan-type Values array{post: array<string, mixed>, meta: array<string, mixed>}
 */
final class ItemValues {
	public const WHEEL_METAS = [
		WheelMeta::MIN,
		WheelMeta::MAX,
		WheelMeta::INPUT_TYPE,
		WheelMeta::CHART_TYPE,
		WheelMeta::WISHED,
		WheelMeta::NEXT_STEPS,
		WheelMeta::HIDE_SCORE,
	];

	/** @var list<string> */
	private array $missing_templates = [];

	public function __construct(
		private ReferencesIn $references,
		private Cleaner $cleaner,
		private Recipients $recipients
	) {}

	/** @return list<string> Names of page templates that the theme here lacks. */
	public function missing_templates(): array {
		return $this->missing_templates;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return Values
	 */
	public function from_fields( string $type, array $fields ): array {
		$values = match ( $type ) {
			DocType::WHEEL   => $this->of_wheel( $fields ),
			DocType::FORM    => $this->of_form( $fields ),
			DocType::PAGE    => $this->of_page( $fields ),
			DocType::PATTERN => $this->of_pattern( $fields ),
			DocType::POST    => [ 'post' => $this->common_fields( $fields ), 'meta' => $this->common_meta( $fields ) ],
			default          => [ 'post' => [], 'meta' => [] ],
		};
		$content = Read::string( $fields['content'] ?? null );

		$values['post']['post_content'] = $this->cleaner->content( $this->references->content( $content ) );
		return $values;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return Values
	 */
	private function of_wheel( array $fields ): array {
		$meta  = $this->common_meta( $fields );
		$given = is_array( $fields['meta'] ?? null ) ? $fields['meta'] : [];
		foreach ( array_intersect( self::WHEEL_METAS, array_keys( $given ) ) as $name ) {
			$meta[ $name ] = $given[ $name ];
		}
		$own = $fields['cta'] ?? null;

		$meta[ CallToAction::META ] = is_array( $own ) ? $this->call_to_action( $own ) : null;

		$offers = Offers::complete( $this->references->value( $fields['offers'] ?? [] ) );

		$meta[ Offers::META ] = [] === $offers ? null : $offers;
		return [ 'post' => $this->common_fields( $fields ), 'meta' => $meta ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return Values
	 */
	private function of_form( array $fields ): array {
		return [
			'post' => [],
			'meta' => [
				FormMeta::LOCALE   => Read::string( $fields['locale'] ?? null ),
				FormMeta::MESSAGES => $this->cleaner->values(
					is_array( $fields['messages'] ?? null ) ? $fields['messages'] : []
				),
				FormMeta::SETTINGS => $this->cleaner->form_settings(
					Read::string( $fields['additional_settings'] ?? null )
				),
				FormMeta::MAIL     => $this->mail( $fields['mail'] ?? [] ),
				FormMeta::MAIL_2   => $this->mail( $fields['mail2'] ?? [] ),
			],
		];
	}

	/** @return array<string, string|bool> */
	private function mail( mixed $given ): array {
		$mail = $this->recipients->mail( $this->references->value( $given ) );
		if ( is_string( $mail['body'] ?? null ) ) {
			$mail['body'] = $this->cleaner->mail_body( $mail['body'], Read::flag( $mail, 'use_html' ) );
		}
		return $mail;
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return Values
	 */
	private function of_page( array $fields ): array {
		$template = Read::string( $fields['template'] ?? null );
		$is_here  = '' === $template || 'default' === $template
			|| array_key_exists( $template, wp_get_theme()->get_page_templates( null, DocType::PAGE ) );
		if ( ! $is_here ) {
			$this->missing_templates[] = $template;
		}
		$template = $is_here && '' !== $template ? $template : 'default';
		$post     = $this->common_fields( $fields ) + [ 'page_template' => $template ];
		return [ 'post' => $post, 'meta' => $this->common_meta( $fields ) ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return Values
	 */
	private function of_pattern( array $fields ): array {
		$sync = 'unsynced' === ( $fields['sync'] ?? '' ) ? 'unsynced' : '';
		return [ 'post' => [], 'meta' => [ 'wp_pattern_sync_status' => $sync ] ];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function common_fields( array $fields ): array {
		$order = $fields['order'] ?? 0;
		return [
			'post_excerpt' => $this->cleaner->text(
				$this->references->html( Read::string( $fields['excerpt'] ?? null ) )
			),
			'menu_order'   => is_int( $order ) ? $order : 0,
		];
	}

	/**
	 * @param array<string, mixed> $fields
	 * @return array<string, mixed>
	 */
	private function common_meta( array $fields ): array {
		$image = is_array( $fields['image'] ?? null ) ? $this->references->value( $fields['image'] ) : null;
		return [ '_thumbnail_id' => is_int( $image ) ? $image : null ];
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<array-key, mixed>
	 */
	private function call_to_action( array $given ): array {
		$set  = $this->references->value( $given );
		$set  = is_array( $set ) ? $set : [];
		$page = $set['page'] ?? '';
		if ( is_int( $page ) ) {
			$set['page'] = [ 'value' => $page, 'label' => get_the_title( $page ) ];
		} elseif ( is_array( $given['page'] ?? null ) && is_numeric( $given['page']['value'] ?? null ) ) {
			// The number is one of another site.
			$set['page'] = '';
		}
		return CallToAction::complete( $set );
	}
}
