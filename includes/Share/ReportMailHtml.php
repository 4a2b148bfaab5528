<?php

declare( strict_types=1 );

namespace Rueda\Share;

use Rueda\Chart\ChartArea;
use Rueda\Wheel\AreaAdvice;

defined( 'ABSPATH' ) || exit;

/**
 * A report's email as HTML, with tables and inline styles, because email programs drop style sheets, and some lay out
 * nothing but tables. Every colour is set, so that a program that darkens emails by itself darkens all of it.
 */
final class ReportMailHtml {
	private const INK   = '#1d2327';
	private const MUTED = '#50575e';
	private const LINE  = '#dcdcde';
	private const FONT  = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

	public function render( ReportMail $mail ): string {
		$direction = is_rtl() ? 'rtl' : 'ltr';
		$body      = $this->paragraphs( $mail->opening() )
			. $this->title( $mail )
			. $this->paragraphs( $mail->words() )
			. $this->picture( $mail )
			. $this->table( $mail )
			. $this->paragraphs( $mail->notes() )
			. $this->paragraphs( $mail->steps() )
			. $this->advice( $mail )
			. $this->links( $mail )
			. $this->paragraphs( $mail->closing() );

		return '<!DOCTYPE html>'
			. sprintf(
				'<html lang="%s" dir="%s"><head><meta charset="utf-8">',
				esc_attr( get_bloginfo( 'language' ) ),
				$direction
			)
			. '<meta name="viewport" content="width=device-width, initial-scale=1">'
			. '<meta name="color-scheme" content="light">'
			. sprintf( '<title>%s</title></head>', esc_html( $mail->subject() ) )
			. sprintf( '<body style="margin:0;padding:0;background-color:#f6f7f7;color:%s;%s">', self::INK, self::FONT )
			. '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"'
			. ' style="background-color:#f6f7f7"><tr><td align="center" style="padding:24px 12px">'
			. sprintf(
				'<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="%s"'
					. ' style="width:100%%;max-width:600px;background-color:#ffffff;'
					. 'border:1px solid %s;border-radius:8px">',
				$direction,
				self::LINE
			)
			. sprintf(
				'<tr><td style="padding:32px 24px;color:%s;%s;font-size:16px;line-height:1.5;overflow-wrap:anywhere">'
					. '%s</td></tr></table>',
				self::INK,
				self::FONT,
				$body
			)
			. sprintf(
				'<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" dir="%s"'
					. ' style="width:100%%;max-width:600px"><tr>'
					. '<td style="padding:16px 24px;color:%s;%s;font-size:13px;line-height:1.5">%s</td></tr></table>',
				$direction,
				self::MUTED,
				self::FONT,
				esc_html( $mail->footer() )
			)
			. '</td></tr></table></body></html>';
	}

	/** @param list<string> $paragraphs */
	private function paragraphs( array $paragraphs ): string {
		$html = '';
		foreach ( $paragraphs as $text ) {
			$html .= '<p style="margin:0 0 16px">' . nl2br( esc_html( $text ) ) . '</p>';
		}
		return $html;
	}

	private function advice( ReportMail $mail ): string {
		$html = '';
		foreach ( $mail->facts->advice as [ 'area' => $area, 'text' => $text, 'link' => $link ] ) {
			$html .= sprintf(
				'<p style="margin:0 0 16px"><strong>%s</strong>%s%s</p>',
				esc_html( $area->label ),
				'' === $text ? '' : '<br>' . nl2br( esc_html( $text ) ),
				'' === $link ? '' : sprintf(
					'<br><a href="%s" style="color:%s">%s</a>',
					esc_url( $link ),
					self::INK,
					esc_html( AreaAdvice::link_text( $area->label ) )
				)
			);
		}
		return '' === $html ? '' : sprintf(
			'<h2 style="margin:24px 0 12px;font-size:18px;line-height:1.25;color:%s">%s</h2>%s',
			self::INK,
			esc_html( $mail->advice_heading() ),
			$html
		);
	}

	private function title( ReportMail $mail ): string {
		return sprintf(
			'<h1 style="margin:24px 0 16px;font-size:24px;line-height:1.25;color:%s">%s</h1>',
			self::INK,
			esc_html( $mail->title() )
		);
	}

	private function picture( ReportMail $mail ): string {
		if ( null === $mail->facts->picture ) {
			return '';
		}
		return sprintf(
			// phpcs:ignore PluginCheck.CodeAnalysis.ImageFunctions -- attached to the email, not in the media library.
			'<p style="margin:0 0 16px"><img src="cid:%s" alt="%s" width="552"'
				. ' style="display:block;width:100%%;max-width:552px;height:auto;border:0"></p>',
			esc_attr( ReportMail::PICTURE ),
			esc_attr( $mail->picture_text() )
		);
	}

	private function table( ReportMail $mail ): string {
		$areas = $mail->areas();
		if ( [] === $areas ) {
			return $this->paragraphs( [ $mail->nothing_rated() ] );
		}
		$start = is_rtl() ? 'right' : 'left';
		$end   = is_rtl() ? 'left' : 'right';
		$cell  = 'padding:8px 0;border-bottom:1px solid ' . self::LINE;
		$rows  = array_map(
			static fn ( ChartArea $area ): string => sprintf(
				'<tr><th scope="row" align="%1$s" style="%2$s;font-weight:normal;text-align:%1$s">'
					. '<span aria-hidden="true" style="color:%3$s">&#9679;</span> %4$s</th><td align="%5$s"'
					. ' style="%2$s;text-align:%5$s">%6$s</td></tr>',
				$start,
				esc_attr( $cell ),
				esc_attr( $area->color ),
				esc_html( $area->label ),
				$end,
				esc_html( $area->told() )
			),
			$areas
		);
		return sprintf(
			'<table width="100%%" cellpadding="0" cellspacing="0" border="0"'
				. ' style="margin:0 0 24px;width:100%%;border-collapse:collapse;color:%1$s"><thead><tr>'
				. '<th scope="col" align="%2$s" style="%3$s;text-align:%2$s">%4$s</th><th scope="col" align="%5$s"'
				. ' style="%3$s;text-align:%5$s">%6$s</th></tr></thead><tbody>%7$s</tbody></table>',
			self::INK,
			$start,
			esc_attr( $cell ),
			esc_html__( 'Area', 'rueda' ),
			$end,
			esc_html__( 'Rating', 'rueda' ),
			implode( '', $rows )
		);
	}

	private function links( ReportMail $mail ): string {
		$html  = sprintf(
			'<p style="margin:0 0 8px"><a href="%s"'
				. ' style="display:inline-block;padding:12px 20px;background-color:%s;'
				. 'color:#ffffff;border-radius:6px;text-decoration:none">'
				. '%s</a></p>',
			esc_url( $mail->facts->link ),
			self::INK,
			esc_html( $mail->link_label() )
		);
		$html .= $this->note( $mail->link_note() );
		if ( '' === $mail->facts->owner_link ) {
			return $html;
		}
		$html .= sprintf(
			'<p style="margin:0 0 8px"><a href="%s" style="color:%s">%s</a></p>',
			esc_url( $mail->facts->owner_link ),
			self::INK,
			esc_html( $mail->owner_label() )
		);
		return $html . $this->note( $mail->owner_note() );
	}

	private function note( string $sentence ): string {
		$style = 'margin:0 0 24px;font-size:14px;color:' . self::MUTED;
		return sprintf( '<p style="%s">%s</p>', $style, esc_html( $sentence ) );
	}
}
