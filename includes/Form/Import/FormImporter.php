<?php

declare( strict_types=1 );

namespace Rueda\Form\Import;

use Rueda\Form\Form;
use Rueda\Form\FormMeta;
use Rueda\Form\FormPostType;
use Rueda\Form\ImportedForms;
use Rueda\Form\Template\Converted;
use Rueda\Form\Template\Template;
use Rueda\Form\Texts;
use Rueda\Form\Value\InLocale;
use Rueda\Support\Lock;

defined( 'ABSPATH' ) || exit;

/** Imports forms of Contact Form 7, at most as many in one request as a slow host has time for. */
final class FormImporter {
	private const LOCK    = 'form_import';
	private const AT_ONCE = 50;

	/** Seconds after which a request starts no further form. */
	private const BUDGET = 10.0;

	public function __construct( private OldForms $sources, private Lock $lock ) {}

	/** @return ImportRun|null The run with what is still to do; null while another import is running. */
	public function run( ImportRun $run ): ?ImportRun {
		return $this->lock->alone( self::LOCK, 2 * MINUTE_IN_SECONDS, fn (): ImportRun => $this->import( $run ) );
	}

	private function import( ImportRun $run ): ImportRun {
		$until     = microtime( true ) + self::BUDGET;
		$known     = ImportedForms::by_source();
		$looked_at = 0;
		while ( [] !== $run->todo && $looked_at < self::AT_ONCE && microtime( true ) < $until ) {
			$id     = $run->todo[0];
			$source = isset( $known[ $id ] ) ? null : $this->sources->find( $id );
			$is_new = null !== $source && ! $source->is_too_large();
			$form   = $is_new ? $this->store( $source ) : null;
			$run    = $run->after_one( $form, $is_new && null === $form );
			if ( null !== $form ) {
				$known[ $id ] = $form;
			}
			++$looked_at;
		}
		return $run;
	}

	private function store( OldForm $source ): ?int {
		$converted = Template::to_blocks( $source->template(), $source->group_rules() )->with_button();
		$content   = current_user_can( 'unfiltered_html' )
			? $converted->content
			: wp_kses_post( $converted->content );
		$id        = wp_insert_post(
			$source->dates() + [
				'post_type'    => FormPostType::NAME,
				'post_status'  => $source->status(),
				'post_title'   => wp_slash( $source->title() ),
				'post_name'    => $source->slug(),
				'post_author'  => $source->author(),
				'post_content' => wp_slash( $content ),
				'meta_input'   => wp_slash(
					$this->metas( $source, $converted ) + $this->sources->properties_of_add_ons( $source->id() )
				),
			],
			true
		);
		return is_int( $id ) && $id > 0 ? $id : null;
	}

	/** @return array<string, mixed> The source's id comes first, so that an import that was cut short counts. */
	private function metas( OldForm $source, Converted $converted ): array {
		$names = new TagNames( $converted->names );
		$mail  = $this->mail( $source, 'mail', $names, $converted );
		$notes = null === $mail
			? [
				__(
					'The email could not be read. Until you write a new one, each message goes to the administrator’s address with all fields.',
					'rueda'
				),
			]
			: [];
		$metas = [
			Form::SOURCE         => $source->id(),
			ImportedForms::HASH  => $source->hash(),
			ImportedForms::TITLE => $source->written_title(),
			ImportedForms::NOTES => [ ...$converted->notes, ...$notes ],
			FormMeta::MAIL       => $mail,
			FormMeta::MAIL_2     => $this->mail( $source, 'mail_2', $names, $converted ),
			FormMeta::MESSAGES   => array_map(
				static fn ( string $text ): string => $names->follow(
					$converted->groups->in_mail( $text, $converted->names )
				),
				$this->own_messages( $source )
			),
			FormMeta::SETTINGS   => $source->settings(),
			FormMeta::LOCALE     => $source->locale(),
		];
		return array_filter( $metas, static fn ( mixed $value ): bool => ! in_array( $value, [ null, '', [] ], true ) );
	}

	/** @return array<string, string|bool>|null */
	private function mail( OldForm $source, string $name, TagNames $names, Converted $converted ): ?array {
		$mail = $source->mail( $name );
		return null === $mail ? null : array_map(
			static fn ( string|bool $part ): string|bool => is_string( $part )
				? $names->follow( $converted->groups->in_mail( $part, $converted->names ) )
				: $part,
			$mail
		);
	}

	/** @return array<string, string> Without the default texts, which Contact Form 7 stores with each form too. */
	private function own_messages( OldForm $source ): array {
		$usual = [
			InLocale::run( 'en_US', [ Texts::class, 'defaults' ] ),
			InLocale::run( $source->locale(), [ Texts::class, 'defaults' ] ),
		];
		return array_filter(
			$source->messages(),
			static fn ( string $text, string $key ): bool => ! in_array( $text, array_column( $usual, $key ), true ),
			ARRAY_FILTER_USE_BOTH
		);
	}
}
