<?php

declare( strict_types=1 );

namespace Rueda\Tests\Form\Import;

use Rueda\Form\Form;
use Rueda\Form\FormPostType;
use Rueda\Form\Forms;
use Rueda\Form\Import\FormImporter;
use Rueda\Form\Import\ImportRun;
use Rueda\Form\Import\OldForms;
use Rueda\Support\Clock;
use Rueda\Support\Lock;
use Rueda\Tests\Form\FormTestCase;

/** Forms that the plugin Contact Form 7 left in the database. */
abstract class FormImportTestCase extends FormTestCase {
	protected const HASH = '0f8e7d6c5b4a39281706f5e4d3c2b1a00f8e7d6c5b4a39281706f5e4d3c2b1a0';

	protected const MAIL = [
		'active'             => '1',
		'subject'            => '[_site_title] "[your-subject]"',
		'sender'             => '[_site_title] <wordpress@rueda.test>',
		'recipient'          => '[_site_admin_email]',
		'body'               => "From: [your-name] [your-email]\r\n\r\n[your-message]",
		'additional_headers' => 'Reply-To: [your-email]',
		'attachments'        => '',
		'use_html'           => 0,
		'exclude_blank'      => false,
	];

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		// The tests' database is a copy that may contain forms of browser tests.
		$wpdb->query( "DELETE FROM {$wpdb->posts} WHERE post_type IN ( 'wpcf7_contact_form', 'rueda_form' )" );
		$this->act_as( 'administrator' );
	}

	/**
	 * Adds a row directly, because no plugin on the site has registered its post type.
	 *
	 * @param array<string, mixed>  $metas  As that plugin stores them; what is no text is serialised, null is
	 *                                      left out.
	 * @param array<string, string> $fields Of the post's row.
	 */
	final protected function leave( array $metas = [], array $fields = [] ): int {
		global $wpdb;
		$wpdb->insert(
			$wpdb->posts,
			$fields + [
				'post_type'     => 'wpcf7_contact_form',
				'post_status'   => 'publish',
				'post_title'    => 'Contact us',
				'post_name'     => 'contact-us',
				'post_author'   => '0',
				'post_date'     => '2021-02-03 04:05:06',
				'post_date_gmt' => '2021-02-03 04:05:06',
			]
		);
		$id     = (int) $wpdb->insert_id;
		$metas += [
			'_form'                => "<label> Your name\n    [text* your-name autocomplete:name] </label>\n\n<label> "
				. "Your email\n    [email* your-email] </label>\n\n<label> Your message\n    [textarea your-message] "
				. "</label>\n\n[submit \"Send\"]",
			'_mail'                => self::MAIL,
			'_mail_2'              => [ 'active' => false ] + self::MAIL,
			'_messages'            => [],
			'_additional_settings' => '',
			'_locale'              => 'en_US',
			'_hash'                => self::HASH,
		];
		foreach ( $metas as $key => $value ) {
			if ( null !== $value ) {
				$wpdb->insert(
					$wpdb->postmeta,
					[
						'post_id'    => $id,
						'meta_key'   => $key,
						'meta_value' => is_string( $value ) ? $value : serialize( $value ),
					]
				);
			}
		}
		return $id;
	}

	final protected function importer(): FormImporter {
		return new FormImporter( new OldForms(), new Lock( new Clock() ) );
	}

	final protected function import( int ...$ids ): ImportRun {
		$run = $this->importer()->run( new ImportRun( array_values( $ids ) ) );
		self::assertNotNull( $run );
		return $run;
	}

	/**
	 * The form that such a source becomes.
	 *
	 * @param array<string, mixed>  $metas
	 * @param array<string, string> $fields
	 */
	final protected function imported( array $metas = [], array $fields = [] ): Form {
		$run = $this->import( $this->leave( $metas, $fields ) );
		self::assertCount( 1, $run->done );
		$forms = new Forms();
		$post  = $forms->post( $run->done[0] );
		self::assertNotNull( $post );
		return $forms->from_post( $post );
	}

	final protected function count_forms(): int {
		global $wpdb;
		return (int) $wpdb->get_var(
			$wpdb->prepare( "SELECT COUNT(*) FROM {$wpdb->posts} WHERE post_type = %s", FormPostType::NAME )
		);
	}
}
