<?php

declare( strict_types=1 );

namespace Rueda\Form\Template;

use Rueda\Form\Kind\Kind;

defined( 'ABSPATH' ) || exit;

/** Converts the options and values of a form-tag into attributes of a block. */
final class FieldAttributes {
	/** @param list<string> $captchas Names of captchas whose template also has the field for the answer. */
	public function __construct( private Notes $notes, private TagReader $reader, private array $captchas = [] ) {}

	/**
	 * Returns the attributes of the block of a field.
	 *
	 * @return array<string, mixed>|null The attributes; null if the tag has no block.
	 */
	public function of_field( FormTag $tag ): ?array {
		if ( $tag->is( 'reflection', 'output' ) ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [output your-name]. */
					__( '%s was left out: Rueda forms cannot repeat what visitors type.', 'rueda' ),
					$tag->source
				)
			);
			return null;
		}
		if ( $tag->is( 'turnstile', 'recaptcha', 'stripe' ) ) {
			$this->notes->add(
				sprintf(
					/* translators: %s: form-tag, as in [recaptcha]. */
					__( '%s was left out: it belongs to a service that Rueda does not use.', 'rueda' ),
					$tag->source
				)
			);
			return null;
		}
		if ( $tag->is( 'captchac' ) ) {
			$this->tell_leftovers( $tag, [] );
			if ( $this->is_printed_with_captcha( $tag ) ) {
				return null;
			}
		}
		$kind = TagType::kind( $tag->type ) ?? Kind::named( Kind::DEFAULT );
		if ( ! $tag->is( 'captchac' ) ) {
			$is_known = $tag->is( TagType::SEVERAL_FILES );
			$this->tell_leftovers( $tag, $is_known ? SeveralFilesTag::OPTIONS : $kind->known_options() );
		}
		return array_filter(
			[ 'type' => Kind::DEFAULT === $kind->name() ? '' : $kind->name() ]
				+ $this->common( $tag )
				+ $kind->from_tag( $tag, $this->reader ),
			static fn ( mixed $value ): bool => ! in_array( $value, [ '', false, null, [] ], true )
		);
	}

	/** @return array<string, string> The attributes of the block of a submit button. */
	public function of_submit( FormTag $tag ): array {
		$this->tell_leftovers( $tag, [] );
		return array_filter(
			[ 'text' => TagReader::plain( $tag->values[0] ?? '' ) ] + $this->common( $tag ),
			static fn ( string|bool $value ): bool => is_string( $value ) && '' !== $value
		);
	}

	/** Whether the tag is the image of a captcha whose answer field is there too: our block prints both. */
	public function is_printed_with_captcha( FormTag $tag ): bool {
		return $tag->is( 'captchac' ) && in_array( $tag->name, $this->captchas, true );
	}

	/** @return array<string, string|bool> */
	private function common( FormTag $tag ): array {
		$id     = $tag->option( 'id' );
		$common = [
			'name'       => $tag->is( 'count' ) ? '' : $tag->name,
			'isRequired' => $tag->is_required,
			'consentFor' => in_array( 'storage', $tag->all( 'consent_for' ), true ) ? 'storage' : '',
			'htmlId'     => str_starts_with( $id, 'wpcf7' ) ? '' : $id,
			'className'  => implode( ' ', $tag->all( 'class' ) ),
		];
		return array_filter( $common, static fn ( string|bool $value ): bool => '' !== $value && false !== $value );
	}

	/** @param list<string> $known */
	private function tell_leftovers( FormTag $tag, array $known ): void {
		array_push( $known, 'id', 'class', 'default' );
		foreach ( $tag->options as $option ) {
			$name = explode( ':', $option )[0];
			if (
				! in_array( $name, $known, true )
				&& ! TagReader::is_short( $option )
				&& 'consent_for:storage' !== $option
			) {
				$this->reader->tell( $tag, $option );
			}
		}
	}
}
