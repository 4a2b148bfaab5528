<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Form\FormMeta;
use Rueda\Form\FormPostType;
use Rueda\Form\InLocale;
use Rueda\Form\Template\Template;
use Rueda\Form\Texts;
use Rueda\Support\Lock;

/** Makes forms of ours from those of the other plugin: so many at once as a slow host has time for. */
final class FormImporter {
	private const LOCK = 'form_import';

	private const AT_ONCE = 50;

	/** In seconds. */
	private const BUDGET = 10.0;

	public function __construct( private OldForms $sources, private ImportedForms $imported, private Lock $lock ) {}

	/** @return ImportRun|null What is left of it; null while another run is under way. */
	public function run( ImportRun $run ): ?ImportRun {
		if ( ! $this->lock->take( self::LOCK, 2 * MINUTE_IN_SECONDS ) ) {
			return null;
		}
		try {
			$until = microtime( true ) + self::BUDGET;
			$known = $this->imported->by_source();
			for ( $i = 0; $i < self::AT_ONCE && [] !== $run->todo() && microtime( true ) < $until; $i++ ) {
				$id     = $run->todo()[0];
				$source = isset( $known[ $id ] ) ? null : $this->sources->find( $id );
				$is_new = null !== $source && ! $source->is_too_large();
				$form   = $is_new ? $this->store( $source ) : null;
				$run    = $run->after_one( $form, $is_new && null === $form );
				if ( null !== $form ) {
					$known[ $id ] = $form;
				}
			}
		} finally {
			$this->lock->release( self::LOCK );
		}
		return $run;
	}

	private function store( OldForm $source ): ?int {
		$converted = Template::to_blocks( $source->template() );
		$names     = new TagNames( $converted->names() );
		$notes     = $converted->notes();
		$mail      = $this->mail( $source, 'mail', $names );
		if ( null === $mail ) {
			$notes[] = __( 'Its mail could not be read. Until you write one, each message goes to the administrator’s address with all fields.', 'rueda' );
		}
		$content = $converted->content();
		$id      = wp_insert_post(
			wp_slash(
				$source->dates() + [
					'post_type'    => FormPostType::NAME,
					'post_status'  => $source->status(),
					'post_title'   => $source->title(),
					'post_name'    => $source->slug(),
					'post_author'  => $source->author(),
					'post_content' => current_user_can( 'unfiltered_html' ) ? $content : wp_kses_post( $content ),
					// The first one first: whoever dies over the others leaves a form that is known for imported.
					'meta_input'   => [ ImportedForms::SOURCE => $source->id() ] + array_filter(
						[
							ImportedForms::HASH  => $source->hash(),
							ImportedForms::TITLE => $source->written_title(),
							ImportedForms::NOTES => $notes,
							FormMeta::MAIL       => $mail,
							FormMeta::MAIL_2     => $this->mail( $source, 'mail_2', $names ),
							FormMeta::MESSAGES   => array_map( [ $names, 'follow' ], $this->own_messages( $source ) ),
							FormMeta::SETTINGS   => $source->settings(),
							FormMeta::LOCALE     => $source->locale(),
						],
						static fn ( mixed $value ): bool => ! in_array( $value, [ null, '', [] ], true )
					),
				]
			),
			true
		);
		return is_int( $id ) && $id > 0 ? $id : null;
	}

	/** @return array<string, string|bool>|null */
	private function mail( OldForm $source, string $name, TagNames $names ): ?array {
		$mail = $source->mail( $name );
		return null === $mail ? null : array_map( static fn ( string|bool $part ): string|bool => is_string( $part ) ? $names->follow( $part ) : $part, $mail );
	}

	/** @return array<string, string> What somebody wrote: that plugin stores its own texts with each form, in the language of that day. */
	private function own_messages( OldForm $source ): array {
		$usual = [ InLocale::named( 'en_US', [ Texts::class, 'defaults' ] ), InLocale::named( $source->locale(), [ Texts::class, 'defaults' ] ) ];
		return array_filter(
			$source->messages(),
			static fn ( string $text, string $key ): bool => ! in_array( $text, array_column( $usual, $key ), true ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
